// Runs over artificial files of xiangqi programs.
#include "runner.hpp"
#include "support/cbr_file.hpp"
#include "support/xqf_file.hpp"

#include <string>

namespace mt::archive {
namespace {

using test::CbrRecord;
using test::XqfFile;

std::string one_move(std::uint8_t number, std::string_view move) {
  CbrRecord record(2, number);
  record.steps({{move, test::cbr_end}});
  return record.bytes();
}

// The index of a library may be larger than the amount that is read at a time.
TEST(RedFiles, AnIndexOfAnySizeIsFollowed) {
  const Runner runner;
  const std::string file = runner.write(
      "x", test::make_cbr_library(
               u"x", {{one_move(1, "h2e2")}, {one_move(2, "b2e2"), 5}, {one_move(3, "c3c4")}}, 3000));
  for (const unsigned threads : {1U, 3U}) {
    const Ran ran = runner.run(file, "pgn-of-red", threads);
    EXPECT_EQ(ran.result.counts.games, 2U);
    EXPECT_EQ(ran.result.counts.errors, 0U);
    EXPECT_EQ(ran.rejects.size(), 4096U);
    EXPECT_NE(ran.out.find("1. P7+1 *"), std::string::npos);
  }
}

// An illegal move is an error, and the file is written to the rejects unchanged.
TEST(RedFiles, AnIllegalMoveIsAnError) {
  const Runner runner;
  XqfFile file;
  file.steps({{"h2e2", true}, {"h9g7", true, true}, {"h0f1", false}, {"b9c7", false}});
  const std::string bytes = file.bytes();
  const Ran ran = runner.run(runner.write("x", bytes), "pgn-of-red");
  ASSERT_EQ(ran.notes.told.size(), 1U);
  EXPECT_EQ(ran.notes.told[0].code, Code::illegal_move);
  EXPECT_NE(ran.notes.told[0].text.find("h0f1 is not legal"), std::string::npos) << ran.notes.told[0].text;
  EXPECT_TRUE(ran.rejects == bytes);
}

// A damaged byte in the points of a move is always reported, unless it results in another legal move.
TEST(RedFiles, ADamagedMoveIsAnError) {
  const Runner runner;
  XqfFile file;
  file.steps({{"h2e2", true}, {"h9g7", true}, {"h0g2", true}, {"i9h9", false}});
  const std::string good = file.bytes();
  int seen = 0;
  for (std::size_t at = 1028; at < good.size(); ++at) {
    if (at % 4 > 1) continue;
    for (const unsigned change : {1U, 2U, 0x40U, 0x80U}) {
      std::string bytes = good;
      bytes[at] = static_cast<char>(static_cast<unsigned char>(bytes[at]) ^ change);
      const Ran ran = runner.run(runner.write("x", bytes), "pgn-of-red");
      const bool legal = ran.result.counts.errors == 0;
      EXPECT_TRUE(legal ? ran.result.counts.written == 1 : ran.rejects == bytes) << at;
      seen += legal ? 0 : 1;
    }
  }
  EXPECT_GE(seen, 24) << "of 32 damaged bytes";
}

TEST(RedFiles, AreReadByAnyNameAndOnRequest) {
  const Runner runner;
  const std::string bytes = XqfFile().bytes();
  for (const char* name : {"x.pgn", "plain", "x.html"})
    EXPECT_EQ(runner.run(runner.write(name, bytes), "").result.counts.games, 1U) << name;
  Job job;
  job.task.files = {runner.write("y", bytes)};
  job.task.from = find_format("cbr");
  const Ran ran = runner.run(job, "");
  EXPECT_EQ(ran.result.counts.games, 0U);
  EXPECT_EQ(ran.result.counts.errors, 1U);
}

constexpr std::string_view page =
    "<html><body>\n<h3>Above</h3>[DhtmlXQ]\n[DhtmlXQ_red]Ada[/DhtmlXQ_red]<br>\n"
    "[DhtmlXQ_result]W[/DhtmlXQ_result]\n[DhtmlXQ_date]2026-11-24[/DhtmlXQ_date]\n"
    "[DhtmlXQ_movelist]7747706279678070[/DhtmlXQ_movelist]\n[DhtmlXQ_move_0_2_1]12427967[/"
    "DhtmlXQ_move_0_2_1]\n"
    "[DhtmlXQ_comment1_2]or[/DhtmlXQ_comment1_2]\n[/DhtmlXQ]\nBelow</body></html>\n";

// A word anywhere in a page outside its markup must be in the export, in the rejects or in a message.
TEST(RedFiles, NoWordOfAPageIsLost) {
  const Runner runner;
  bool in_tag = false;
  for (std::size_t at = 1; at < page.size(); ++at) {
    in_tag = page[at - 1] == '<' || (in_tag && page[at - 1] != '>');
    if (in_tag) continue;
    std::string text(page);
    text.insert(at, "Qzvord");
    const Ran ran = runner.run(runner.write("x", text), "pgn-of-red");
    std::string all = ran.out + ran.rejects;
    for (const Told& told : ran.notes.told) all += told.text;
    EXPECT_NE(all.find("Qzvord"), std::string::npos) << at << ": " << text.substr(at - 1, 60);
  }
}

// A damaged digit results in another legal move, or in an error.
TEST(RedFiles, ADamagedDigitOfAPageIsAnError) {
  const Runner runner;
  const std::string_view moves = "7747706279678070";
  const std::size_t begin = page.find(moves);
  int seen = 0;
  for (std::size_t at = begin; at < begin + moves.size(); ++at) {
    std::string text(page);
    text[at] = text[at] == '9' ? '0' : static_cast<char>(text[at] + 1);
    seen += runner.run(runner.write("x", text), "").result.counts.errors > 0 ? 1 : 0;
    text[at] = 'x';
    EXPECT_GT(runner.run(runner.write("x", text), "").result.counts.errors, 0U) << at;
    text.erase(at, 1);
    EXPECT_GT(runner.run(runner.write("x", text), "").result.counts.errors, 0U) << at;
  }
  EXPECT_GE(seen, 12) << "of 16";
}

TEST(RedFiles, PagesAreReadByAnyNameInPiecesAndByThreads) {
  const Runner runner;
  std::string many;
  for (int i = 0; i < 1500; ++i) many += std::string(page) + "<p>" + std::to_string(i) + "</p>";
  for (const char* name : {"x.pgn", "plain", "x.htm"}) {
    const Ran one = runner.run(runner.write(name, many), "pgn-of-red");
    EXPECT_EQ(one.result.counts.games, 1500U) << name;
    EXPECT_EQ(one.result.counts.errors, 0U) << name;
    EXPECT_TRUE(runner.run(runner.path(name), "pgn-of-red", 7).out == one.out) << name;
  }
}

TEST(RedFiles, AFileBeyondTheLimitIsPassedThrough) {
  const Runner runner;
  std::string bytes = XqfFile().bytes();
  bytes.resize(std::size_t{9} << 20);
  const Ran ran = runner.run(runner.write("x", bytes), "pgn-of-red");
  EXPECT_EQ(ran.result.counts.errors, 1U);
  EXPECT_TRUE(ran.rejects == bytes);
}

}  // namespace
}  // namespace mt::archive
