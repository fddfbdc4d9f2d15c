// Real files of xiangqi programs have the same games as their PGN versions, and nothing is lost.
#include "runner.hpp"

#include <algorithm>
#include <map>

namespace mt::archive {
namespace {

class RedCorpus : public ::testing::Test {
 protected:
  void SetUp() override {
    const char* directory = std::getenv("MOVETEXT_CORPUS");
    if (directory == nullptr) GTEST_SKIP() << "MOVETEXT_CORPUS is not set: no real records to read";
    folder_ = std::string(directory) + "/xiangqi/";
    if (!std::filesystem::is_directory(folder_)) GTEST_SKIP() << "the corpus has no such files";
  }
  std::vector<std::string> files_of(std::string_view extension) const {
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder_))
      if (entry.path().extension() == extension) files.push_back(entry.path().string());
    std::sort(files.begin(), files.end());
    EXPECT_FALSE(files.empty()) << extension;
    return files;
  }
  std::string exported(const std::string& file, unsigned threads = 1) const {
    return runner_.run(file, "pgn-of-red", threads).out;
  }
  // Returns the movetext of the first record.
  std::string moves_of(const std::string& name) const {
    const std::string out = exported(folder_ + name);
    const std::size_t begin = std::min(out.find("\n\n"), out.size());
    return out.substr(begin, out.find("\n\n", begin + 2) - begin);
  }
  void expect_nothing_lost(const std::string& file) const {
    const std::string pgn = exported(file);
    EXPECT_EQ(exported(file, 7), pgn) << "threads: " << file;
    EXPECT_EQ(exported(runner_.write("x.pgn", pgn)), pgn) << "idempotence: " << file;
    const std::string json = runner_.write("x.ndjson", runner_.run(file, "ndjson").out);
    EXPECT_EQ(exported(json), pgn) << "ndjson: " << file;
  }

  Runner runner_;
  std::string folder_;
};

TEST_F(RedCorpus, FilesOfXqstudioAreReadWithoutAFault) {
  const std::map<std::string, std::uint64_t> moves{
      {"cchess-NoMove.xqf", 0},      {"cchess-game_varations.xqf", 8}, {"cchess-pawn_move.xqf", 14},
      {"cchess-test.xqf", 110},      {"cchess-test1.xqf", 110},        {"xqftools-sample.xqf", 75},
      {"xqftools-xqfexama.xqf", 110}};
  for (const std::string& file : files_of(".xqf")) {
    const Ran ran = runner_.run(file, "");
    EXPECT_EQ(ran.result.counts.errors, 0U) << file;
    EXPECT_EQ(ran.result.counts.warnings, file.ends_with("NoMove.xqf") ? 1U : 0U) << file;
    const auto known = moves.find(std::filesystem::path(file).filename().string());
    if (known != moves.end()) {
      EXPECT_EQ(ran.result.counts.moves, known->second) << file;
    }
    expect_nothing_lost(file);
  }
}

// XQFTOOLS provides the same game, with long comments, in both formats.
TEST_F(RedCorpus, TheFileOfXqstudioHasTheGameOfThePgn) {
  EXPECT_EQ(moves_of("xqftools-sample.xqf"), moves_of("xqftools-sample.pgn"));
  // These are two versions of one file; only the comments at the end differ.
  EXPECT_EQ(moves_of("cchess-test.xqf").substr(0, 5000), moves_of("cchess-test1.xqf").substr(0, 5000));
}

TEST_F(RedCorpus, IsWrittenInEveryNotationAndReadAgain) {
  const std::string own = exported(folder_ + "xqftools-sample.xqf");
  for (const board::Notation notation : {board::Notation::iccs, board::Notation::uci,
                                         board::Notation::chinese, board::Notation::traditional}) {
    Job job;
    job.task.files = {folder_ + "xqftools-sample.xqf"};
    job.terms.notation = notation;
    const Ran ran = runner_.run(job, "pgn-of-red");
    if (notation == board::Notation::iccs) {
      EXPECT_NE(ran.out.find("[Format \"ICCS\"]"), std::string::npos);
      EXPECT_NE(ran.out.find("1. B2-E2 H7-E7 {"), std::string::npos);
    }
    EXPECT_EQ(exported(runner_.write("x.pgn", ran.out)), own);
  }
}

// The PGN file is from the same site as the pages. It has the games of the pages, with Chinese moves.
TEST_F(RedCorpus, PagesHaveTheGamesOfThePgn) {
  const std::string all = exported(folder_ + "wukong-chinese.pgn");
  for (const std::string& file : files_of(".html")) {
    const Ran ran = runner_.run(file, "pgn-of-red");
    EXPECT_EQ(ran.result.counts.errors, 0U) << file;
    EXPECT_EQ(ran.result.counts.warnings, 1U) << file << ": only the markup of the page is reported";
    const std::size_t begin = ran.out.find("1. ", ran.out.find("\n\n"));
    std::string moves = ran.out.substr(begin, ran.out.rfind(' ') - begin);
    std::string known = all;
    for (std::string* const text : {&moves, &known}) std::replace(text->begin(), text->end(), '\n', ' ');
    EXPECT_NE(known.find(moves), std::string::npos) << file;
    expect_nothing_lost(file);
  }
}

// According to its name, the library has 35 games. It also contains two headings and a deleted game.
TEST_F(RedCorpus, TheLibraryHasTheGamesOfItsName) {
  const std::string file = folder_ + "cchess-1989-35games.cbl";
  const Ran ran = runner_.run(file, "pgn-of-red");
  EXPECT_EQ(ran.result.counts.games, 35U);
  EXPECT_EQ(ran.result.counts.errors, 0U);
  EXPECT_EQ(ran.result.counts.warnings, 1U);
  EXPECT_EQ(ran.rejects.size(), 4096U) << "the deleted game";
  EXPECT_NE(ran.out.find("[Section \"龙化杯象棋名师邀请赛对局（女子组15局）\"]"), std::string::npos);
  expect_nothing_lost(file);
}

TEST_F(RedCorpus, AGameAsXmlIsReadWithItsComments) {
  const std::string file = folder_ + "cchess-test.cbf";
  const Ran ran = runner_.run(file, "pgn-of-red");
  EXPECT_EQ(ran.result.counts.errors + ran.result.counts.warnings, 0U);
  EXPECT_EQ(ran.result.counts.moves, 50U);
  EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '{'), 8) << "one comment for each CDATA section";
  expect_nothing_lost(file);
}

TEST_F(RedCorpus, GamesOfCcbridgeAreReadWithTheirVariations) {
  const std::string file = folder_ + "cchess-test.cbr";
  const Ran ran = runner_.run(file, "pgn-of-red");
  EXPECT_EQ(ran.result.counts.errors + ran.result.counts.warnings, 0U);
  EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '('), 11);
  expect_nothing_lost(file);
}

}  // namespace
}  // namespace mt::archive
