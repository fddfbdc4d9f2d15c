// Tests reading DhtmlXQ games, with and without a page.
#include "movetext/formats/dhtmlxq/reader.hpp"

#include "formats/red_records.hpp"

#include <gtest/gtest.h>
#include <memory>
#include <string>
#include <string_view>

namespace mt {
namespace {

struct ReadPage {
  std::string bytes;
  std::shared_ptr<const FileContext> context;
  Record record;
  Reading reading;

  explicit ReadPage(std::string_view page, const ReadOptions& options = {}) : bytes(page) {
    context = dhtmlxq::open({bytes, "x"});
    reading = dhtmlxq::read_record({bytes, 0, 0, context.get()}, options, record);
  }
  ReadPage(const ReadPage&) = delete;
  ReadPage& operator=(const ReadPage&) = delete;
  ~ReadPage() = default;
};

std::string field(const std::string& name, std::string_view value) {
  return "[DhtmlXQ_" + name + "]" + std::string(value) + "[/DhtmlXQ_" + name + "]";
}
std::string game(const std::string& fields) {
  return "[DhtmlXQ]" + fields + "[/DhtmlXQ]";
}
std::string moves_of(std::string_view page) {
  return test::moves_of(ReadPage(page).record);
}
std::string faults_of(std::string_view page) {
  return test::faults_of(ReadPage(page).record);
}

TEST(DhtmlxqReader, ReadsAGameInAPage) {
  const ReadPage read(
      "<html><head><title>One &amp; all</title><script>var a = "
      "\"<p>\";</script></head><body>\n<h3>1997</h3>" +
      game(field("red", "Ada") + "<br>\r\n" + field("redteam", "A &lt;B&gt;") + field("result", "W") +
           field("hits", "7") + field("movelist", "7747706279678070")) +
      "</body></html>");
  EXPECT_EQ(read.reading.found, Found::record);
  EXPECT_EQ(read.reading.end, read.bytes.size());
  EXPECT_EQ(test::faults_of(read.record), "0 left-out\n");
  EXPECT_EQ(
      test::as_pgn(read.record),
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[Red \"Ada\"]\n[Black \"?\"]\n"
      "[Result \"1-0\"]\n[DhtmlHits \"7\"]\n"
      "[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1\"]\n"
      "[RedTeam \"A <B>\"]\n[SetUp \"1\"]\n\n"
      "{One & all 1997} 1. h2e2 h9g7 2. h0g2 i9h9 1-0\n\n");
}

// In "move_0_2_1" the three numbers are the line in which a move is replaced, the number of the half-move
// that is replaced, and the number of the new line.
TEST(DhtmlxqReader, LinesReplaceMovesOfOtherLines) {
  const std::string main = field("movelist", "774770627967");
  const std::string one = field("move_0_2_1", "1242796710228979");
  const std::string two = field("move_1_3_2", "1927");
  const std::string three = field("move_0_2_3", "7242");
  constexpr std::string_view tree =
      "1. h2e2 h9g7 (1... b7e7 2. h0g2 (2. b0c2) 2... b9c7 3. i0h0) (1... h7e7) 2. h0g2 *";
  EXPECT_EQ(moves_of(game(main + one + two + three)), tree);
  EXPECT_EQ(moves_of(game(two + one + main + three)), tree) << "in any order";
  EXPECT_EQ(faults_of(game(two + one + main + three)), "");
}

TEST(DhtmlxqReader, CommentsFollowAHalfMoveOfTheGame) {
  EXPECT_EQ(moves_of(game(field("movelist", "774770627967") + field("move_0_2_1", "12427967") +
                          field("comment0", "a||b") + field("comment2", "c<br>d &#x8ECA;") +
                          field("comment1_3", "e"))),
            "{a b} 1. h2e2 h9g7 {c d 車} (1... b7e7 2. h0g2 {e}) 2. h0g2 *");
}

TEST(DhtmlxqReader, AnyPositionMayBeTheStart) {
  std::string men;
  for (int i = 0; i < 32; ++i) men += i == 0 ? "09" : i == 4 ? "49" : i == 20 ? "30" : "99";
  EXPECT_EQ(ReadPage(game(field("binit", men) + field("movelist", "3031"))).record.tag("FEN"),
            "3k5/9/9/9/9/9/9/9/9/R3K4 b - - 0 1");
  EXPECT_EQ(faults_of(game(field("binit", men.substr(2)) + field("movelist", "0908"))), "24 damaged-file\n");
}

TEST(DhtmlxqReader, DamageIsReported) {
  const auto faults = [](std::string_view fields) { return faults_of(game(std::string(fields))); };
  EXPECT_EQ(faults("[DhtmlXQ_movelist]77477x62[/DhtmlXQ_movelist]"), "32 damaged-file\n");
  EXPECT_EQ(faults("[DhtmlXQ_movelist]7747706[/DhtmlXQ_movelist]"), "31 damaged-file\n");
  EXPECT_EQ(faults("[DhtmlXQ_movelist]77479062[/DhtmlXQ_movelist]"), "31 damaged-file\n");
  EXPECT_EQ(faults("[DhtmlXQ_movelist]7747[DhtmlXQ_red]A[/DhtmlXQ_red]"), "9 damaged-file\n");
  EXPECT_EQ(faults(field("movelist", "7747") + field("movelist", "1747")), "68 damaged-file\n");
  EXPECT_EQ(faults(field("movelist", "7747") + field("movelist", "7747")), "") << "twice the same";
  EXPECT_EQ(faults(field("movelist", "7747") + field("move_0_2_1", "1242")), "70 damaged-file\n")
      << "nothing to replace";
  EXPECT_EQ(faults(field("movelist", "7747") + field("move_3_1_2", "1747") + field("move_2_1_3", "1747")),
            "115 damaged-file\n70 damaged-file\n")
      << "a circle";
  EXPECT_EQ(faults(field("movelist", "7747") + field("comment9", "a")), "68 junk\n");
  EXPECT_EQ(faults(field("movelist", "7747") + field("length", "2")), "66 tag-value\n");
  EXPECT_EQ(faults(field("movelist", "7747") + field("length", "1")), "");
  EXPECT_EQ(faults(field("movelist", "7747") + field("result", "perhaps")), "66 bad-result\n");
  EXPECT_EQ(ReadPage("<html>nothing</html>").reading.found, Found::stray);
}

TEST(DhtmlxqReader, FieldsDoNotBecomeUnrelatedTags) {
  const ReadPage read(game(field("movelist", "7747") + field("variant", "chess") + field("gametype", "20")));
  EXPECT_EQ(read.record.find_tag("Variant"), nullptr);
  EXPECT_EQ(read.record.find_tag("GameType"), nullptr);
  EXPECT_EQ(read.record.tag("DhtmlVariant"), "chess");
}

TEST(DhtmlxqReader, APageMayHaveSeveralGames) {
  const std::string first = "Before " + game(field("movelist", "7747")) + " between ";
  const std::string page = first + game(field("movelist", "1747")) + " after";
  ReadPage read(page);
  EXPECT_EQ(read.reading.end, first.size());
  EXPECT_EQ(test::moves_of(read.record), "{Before between} 1. h2e2 *");
  const Reading next =
      dhtmlxq::read_record({read.bytes, read.reading.end, 0, read.context.get()}, {}, read.record);
  EXPECT_EQ(next.end, page.size());
  EXPECT_EQ(test::moves_of(read.record), "{after} 1. b2e2 *");
}

TEST(DhtmlxqReader, FieldsMayBeOutsideAPage) {
  EXPECT_EQ(moves_of(field("red", "A") + "\n" + field("movelist", "7747")), "1. h2e2 *");
}

TEST(DhtmlxqReader, TheEncodingIsThatOfThePageOrItsText) {
  const std::string gbk = field("red", "\xC1\xF8\xB4\xF3\xBB\xAA");  // 柳大华
  const ReadPage told("<meta charset=\"gb2312\">" + game(gbk + field("movelist", "7747")));
  EXPECT_EQ(told.record.tag("Red"), "柳大华");
  EXPECT_EQ(test::faults_of(told.record), "0 left-out\n");
  const ReadPage guessed(game(gbk + field("movelist", "7747")));
  EXPECT_EQ(guessed.record.tag("Red"), "柳大华");
  EXPECT_EQ(test::faults_of(guessed.record), "22 encoding\n");
  const ReadPage wrong("<meta charset=gb2312>" + game(field("red", "柳大华") + field("movelist", "7747")));
  EXPECT_EQ(wrong.record.tag("Red"), "柳大华") << "UTF-8 is UTF-8 in any case";
}

// In quadratic time, these pages would take hours.
TEST(DhtmlxqReader, LongPagesAreReadInLinearTime) {
  std::string unclosed;
  std::string lines;
  std::string fields;
  std::string moves;
  for (int i = 0; i < 150'000; ++i) {
    unclosed += "[DhtmlXQ_red]x";
    lines += "||x";
    fields += field("f" + std::to_string(i), "x");
    moves += field("move_" + std::to_string(i + 1) + "_1_" + std::to_string(i), "7747");
  }
  EXPECT_EQ(ReadPage(unclosed).reading.found, Found::record);
  EXPECT_EQ(ReadPage(game(field("comment0", lines))).reading.found, Found::record);
  EXPECT_EQ(ReadPage(game(fields)).reading.found, Found::oversized);
  EXPECT_EQ(ReadPage(game(moves)).reading.found, Found::oversized);
}

TEST(DhtmlxqReader, ATreeOfManyMovesIsRead) {
  std::string moves;
  for (int i = 0; i < 107'000; ++i) moves += i % 2 == 0 ? "7747" : "7062";
  const ReadPage main(game(field("movelist", moves)));
  EXPECT_EQ(main.reading.found, Found::record);
  EXPECT_EQ(main.record.tape.size(), 214'000U);
  std::string fields = field("movelist", "7747");
  for (int i = 1; i < 50'000; ++i) fields += field("move_0_1_" + std::to_string(i), "77477062");
  const ReadPage tree(game(fields));
  EXPECT_EQ(tree.reading.found, Found::record);
  EXPECT_LE(tree.record.tape.size(), ReadLimits().events);
}

}  // namespace
}  // namespace mt
