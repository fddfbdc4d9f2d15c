// Games are merged into a record with variations, and made again from its marks.
#include "movetext/record/game_tree.hpp"

#include "movetext/formats/pgn/reader.hpp"
#include "movetext/record/line_records.hpp"
#include "support/grammar.hpp"
#include "support/pdn.hpp"

#include <gtest/gtest.h>
#include <memory>

namespace mt {
namespace {

// Holds the records of a test.
class Games {
 public:
  explicit Games(std::initializer_list<std::string_view> texts) {
    for (const std::string_view text : texts)
      pgn::read_record(text, 0, test::pgn(), *records_.emplace_back(std::make_unique<Record>()));
  }
  const Record& operator[](std::size_t index) const { return *records_[index]; }
  const Record& merged(GameTree::Keep keep) {
    tree_ = std::make_unique<GameTree>(keep);
    for (const auto& record : records_) tree_->add(*record, true);
    return tree_->write();
  }

 private:
  std::vector<std::unique_ptr<Record>> records_;
  std::unique_ptr<GameTree> tree_;
};

std::string merged(std::initializer_list<std::string_view> texts) {
  Games games(texts);
  return test::tape(games.merged(GameTree::Keep::moves));
}

// Merges with marks and makes the games again.
std::vector<std::string> again(std::initializer_list<std::string_view> texts) {
  Games games(texts);
  const Record& tree = games.merged(GameTree::Keep::games);
  const LineRecords lines(tree);
  std::vector<std::string> out;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    Record record;
    lines.make(i, record);
    std::string text;
    for (const std::string_view name : {"White", "Black", "Annotator", "Result"})
      if (!record.tag(name).empty()) text.append(name).append("=").append(record.tag(name)).append(" ");
    out.push_back(text + test::tape(record));
  }
  return out;
}

using Lines = std::vector<std::string>;

TEST(GameTree, LinesBecomeVariationsInTheOrderOfTheGames) {
  EXPECT_EQ(merged({"1. e4 e5 2. Nf3 *", "1. d4 d5 *", "1. e4 c5 *", "1. e4 e5 2. Nc3 *"}),
            "e4 ( d4 d5 ) e5 ( c5 ) Nf3 ( Nc3 ) =*");
}

TEST(GameTree, VariationsOfTheGamesAreLines) {
  EXPECT_EQ(merged({"1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *", "1. e4 c5 2. Nc3 *"}),
            "e4 e5 ( c5 Nf3 ( Nc3 ) ) Nf3 =*");
}

TEST(GameTree, CopiesOfAGameBecomeTheGame) {
  Games games({"[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. e4 {good} e5 $1 1-0",
               "[White \"A\"]\n[Black \"?\"]\n[ECO \"C20\"]\n[Result \"1-0\"]\n\n1. e4 {very good} e5 $2 "
               "(1... c5) 1-0"});
  const Record& tree = games.merged(GameTree::Keep::moves);
  EXPECT_EQ(test::tape(tree), "e4 {very good} e5 $1 $2 ( c5 ) =1-0");
  EXPECT_EQ(tree.tag("White"), "A");
  EXPECT_EQ(tree.tag("Black"), "B");
  EXPECT_EQ(tree.tag("ECO"), "C20");
}

TEST(GameTree, NotesAreNotRepeated) {
  EXPECT_EQ(
      merged({"1. e4 {[%clk 0:01:00] a very good move} $1 e5 *", "1. e4 $1 {[%clk 0:02:00] good} e5 *"}),
      "e4 $1 {[%clk 0:01:00] a very good move} e5 =*");
}

TEST(GameTree, TheEndOfEachGameIsNamedIfTheGamesDiffer) {
  EXPECT_EQ(merged({"[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0",
                    "[White \"A\"]\n[Black \"C\"]\n[Result \"0-1\"]\n\n1. e4 0-1"}),
            "e4 {(A - C, 0-1)} e5 {(A - B, 1-0)} =*");
}

TEST(GameTree, TagsOnWhichTheGamesDifferAreUnknown) {
  Games games({"[Event \"E\"]\n[White \"A\"]\n[WhiteElo \"2400\"]\n\n1. e4 *",
               "[Event \"E\"]\n[White \"B\"]\n\n1. d4 *"});
  const Record& tree = games.merged(GameTree::Keep::moves);
  EXPECT_EQ(tree.tag("Event"), "E");
  EXPECT_EQ(tree.tag("White"), "?");
  EXPECT_EQ(tree.tag("WhiteElo"), "");
}

TEST(GameTree, GamesAreMadeAgain) {
  EXPECT_EQ(again({"[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0", "[White \"B\"]\n\n1. d4 *",
                   "[White \"C\"]\n[Result \"0-1\"]\n\n1. e4 e5 2. Nf3 0-1"}),
            (Lines{"White=A Result=1-0 e4 e5 =1-0", "White=B Result=* d4 =*",
                   "White=C Result=0-1 e4 e5 Nf3 =0-1"}));
}

TEST(GameTree, RepeatsPrefixesAndGamesWithoutMovesAreMadeAgain) {
  EXPECT_EQ(again({"[White \"A\"]\n\n1. e4 *", "[White \"A\"]\n\n1. e4 *", "[White \"B\"]\n\n1. e4 e5 *",
                   "[White \"C\"]\n\n*"}),
            (Lines{"White=A Result=* e4 =*", "White=A Result=* e4 =*", "White=B Result=* e4 e5 =*",
                   "White=C Result=* =*"}));
}

TEST(GameTree, NotesStayWithTheirGame) {
  const Lines texts{"Result=* {start} e4 $1 {good} e5 ( c5 {sharp} Nf3 ) {end} =*",
                    "Result=* e4 $14 {good} e5 =*", "Result=* e4 $1 {good} {[%clk 0:01:00]} c5 =*",
                    "Result=* e4 e5 ( c5 ) ( e6 ) =*"};
  EXPECT_EQ(again({"{start} 1. e4 $1 {good} e5 (1... c5 {sharp} 2. Nf3) {end} *", "1. e4 $14 {good} e5 *",
                   "1. e4 $1 {good} {[%clk 0:01:00]} c5 *", "1. e4 e5 (1... c5) (1... e6) *"}),
            texts);
}

TEST(GameTree, TextsThatLookLikeMarksAreKept) {
  EXPECT_EQ(again({"[White \"[%end 2]\"]\n\n1. e4 {a [%game 2] b} e5 {[%%end 7]} *",
                   "1. e4 e5 (1... c5 {[%end 1]}) *"}),
            (Lines{"White=[%end 2] Result=* e4 {a [%game 2] b} e5 {[%%end 7]} =*",
                   "Result=* e4 e5 ( c5 {[%end 1]} ) =*"}));
}

TEST(GameTree, ValuesOfTagsKeepEveryCharacter) {
  const Lines games = again({"[White \"a  b} {c\\\" 50% [x]\"]\n\n1. e4 *", "1. d4 *"});
  EXPECT_EQ(games[0], "White=a  b} {c\" 50% [x] Result=* e4 =*");
}

TEST(GameTree, AMergedTreeCanBeMergedAgain) {
  Games inner({"[White \"A\"]\n\n1. e4 {x} *", "[White \"B\"]\n\n1. e4 e5 *"});
  const Record& tree = inner.merged(GameTree::Keep::games);
  Record other;
  pgn::read_record("1. d4 *", 0, test::pgn(), other);
  GameTree outer(GameTree::Keep::games);
  outer.add(tree, true);
  outer.add(other, true);
  const LineRecords lines(outer.write());
  ASSERT_EQ(lines.size(), 2U);
  Record again;
  lines.make(0, again);
  EXPECT_EQ(test::tape(again), test::tape(tree));
  ASSERT_EQ(LineRecords(again).size(), 2U);
}

Lines lines_of(std::string_view text) {
  Record record;
  pgn::read_record(text, 0, test::pgn(), record);
  const LineRecords lines(record);
  Lines out;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    Record line;
    lines.make(i, line);
    out.push_back(std::string(line.tag("White")) + ' ' + std::string(line.tag("Result")) + ' ' +
                  test::tape(line));
  }
  return out;
}

TEST(LineRecords, EachLineIsARecord) {
  EXPECT_EQ(
      lines_of(
          "[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 {best} e5 (1... c5 2. Nf3 (2. c3 $5) 2... d6) 2. Nf3 "
          "(2. f4) 1-0"),
      (Lines{"A 1-0 e4 {best} e5 Nf3 =1-0", "A * e4 {best} c5 Nf3 d6 =*", "A * e4 {best} c5 c3 $5 =*",
             "A * e4 {best} e5 f4 =*"}));
}

TEST(LineRecords, ARecordWithoutVariationsIsOneLine) {
  EXPECT_EQ(lines_of("[White \"A\"]\n[Result \"0-1\"]\n\n{nothing} 0-1"), Lines{"A 0-1 {nothing} =0-1"});
}

TEST(LineRecords, CountsTheMovesOfAllLines) {
  Record record;
  pgn::read_record("1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *", 0, test::pgn(), record);
  EXPECT_EQ(LineRecords(record).moves(), 6U);
}

TEST(LineRecords, LinesAddedToAMergedTreeAreAnnotations) {
  Games games({"[White \"A\"]\n\n1. e4 e5 *", "[White \"B\"]\n\n1. d4 *"});
  const Record& tree = games.merged(GameTree::Keep::games);
  const std::string mark = "[%end 1] [White \"A\"] [Result \"*\"]";
  EXPECT_EQ(test::tape(tree), "e4 ( d4 {[%end 2] [White \"B\"] [Result \"*\"]} ) e5 {" + mark + "} =*");
  EXPECT_EQ(lines_of("1. e4 (1. d4 {[%end 2] [White \"B\"]} 1... d5) (1. c4 {why not}) e5 {" + mark + "} *"),
            (Lines{"A * e4 ( c4 {why not} ) e5 =*", "B  d4 =*"}));
}

}  // namespace
}  // namespace mt
