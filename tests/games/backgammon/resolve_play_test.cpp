// Resolves texts to plays, and writes plays as texts.
#include "movetext/games/backgammon/resolve_play.hpp"

#include "movetext/games/backgammon/plain_play.hpp"
#include "movetext/games/backgammon/write_play.hpp"
#include "support/random_boards.hpp"

#include <gtest/gtest.h>

namespace mt::backgammon::test {
namespace {

using Stacks = std::initializer_list<Stack>;

// Returns a board. The checkers of both sides have White's numbers. 25 is White's bar, and 0 is Black's bar.
Board board_of(Stacks white, Stacks black) {
  Board board;
  for (const Stack stack : white) board.put(Side::first, stack.point, stack.checkers);
  for (const Stack stack : black) board.put(Side::second, across(stack.point), stack.checkers);
  return board;
}

ResolvedPlay resolved(const Board& board, Dice dice, std::string_view written) {
  PlayText text;
  EXPECT_FALSE(read_play_text(written, text)) << written;
  return resolve_play(board, Side::first, dice, text);
}

// Returns the canonical form of the play that the text means, or "illegal".
std::string meaning(const Board& board, Dice dice, std::string_view written) {
  const ResolvedPlay found = resolved(board, dice, written);
  if (found.results == 0) return "illegal";
  return play_text(found.play) + (found.results > 1 ? " ambiguous" : "") +
         (found.wrong_star ? " wrong*" : "") + (found.missing_star ? " missing*" : "") +
         (found.other_way ? " another way" : "");
}

const Board start = start_board(rows::backgammon);

TEST(BackgammonResolve, DifferentTextsAreTheSamePlay) {
  for (const char* text : {"8/5 6/5", "6/5 8/5", "6-5,8-5", "8 5 6 5"})
    EXPECT_EQ(meaning(start, {3, 1}, text), "8/5 6/5") << text;
  for (const char* text : {"24/18 18/13", "24/13", "24/18/13", "18/13 24/18"})
    EXPECT_EQ(meaning(start, {6, 5}, text), "24/13") << text;
  EXPECT_EQ(meaning(start, {3, 3}, "24/21 24/21 13/10(2)"), "24/21(2) 13/10(2)");
  EXPECT_EQ(meaning(start, {1, 1}, "8/7(2) 6/5(2)"), "8/7(2) 6/5(2)");
  EXPECT_EQ(meaning(start, {2, 2}, "13/5"), "13/5");
  EXPECT_EQ(meaning(start, {2, 2}, "6/4(2) 13/9"), "13/9 6/4(2)");
}

TEST(BackgammonResolve, DiceMustBeUsed) {
  EXPECT_EQ(meaning(start, {3, 1}, "8/5"), "illegal");
  EXPECT_EQ(meaning(start, {3, 1}, "8/5 6/4"), "illegal");
  EXPECT_EQ(meaning(start, {3, 1}, "8/5 6/5 6/5"), "illegal");
  EXPECT_EQ(meaning(start, {3, 1}, ""), "illegal");
  EXPECT_EQ(meaning(start, {5, 5}, "13/3(2)"), "13/3(2)");
  EXPECT_EQ(meaning(start, {5, 5}, "13/3"), "illegal");
}

// Each step must use one die. The steps 13/4 and 8/7 together have the pips of a 6 and a 4, but neither step
// is a 6 or a 4.
TEST(BackgammonResolve, StepsMayNotBeExchanged) {
  EXPECT_EQ(meaning(start, {6, 4}, "13/7 8/4"), "13/7 8/4");
  EXPECT_EQ(meaning(start, {6, 4}, "13/4 8/7"), "illegal");
}

TEST(BackgammonResolve, TheLargerDieIsPlayedIfOnlyOneIsPossible) {
  // From 20 with 6 and 5: 14 and 15 are open, 9 is blocked.
  const Board board = board_of({{20, 1}}, {{9, 2}});
  EXPECT_EQ(meaning(board, {6, 5}, "20/14"), "20/14");
  EXPECT_EQ(meaning(board, {6, 5}, "20/15"), "illegal");
  const Board small = board_of({{20, 1}}, {{9, 2}, {14, 2}});
  EXPECT_EQ(meaning(small, {6, 5}, "20/15"), "20/15");
}

TEST(BackgammonResolve, ABlockedWayIsReplacedByAnOpenOne) {
  for (const char* text : {"24/19/13", "24/19 19/13"})
    EXPECT_EQ(meaning(start, {6, 5}, text), "24/13 another way") << text;
  // A 2 cannot bear off a checker from 1 while other checkers are on higher points.
  const Board board = board_of({{5, 1}, {3, 2}, {1, 3}}, {{24, 2}});
  EXPECT_EQ(meaning(board, {4, 2}, "5/1 1/off"), "5/off another way");
  EXPECT_EQ(meaning(board, {4, 2}, "5/off"), "5/off");
  EXPECT_EQ(meaning(board, {4, 2}, "5/1 1/off 3/1"), "illegal");
}

TEST(BackgammonResolve, StarsDetermineTheWay) {
  const Board board = board_of({{13, 2}, {24, 2}}, {{10, 1}, {20, 2}});
  EXPECT_EQ(meaning(board, {3, 2}, "13/8"), "13/8 ambiguous");
  EXPECT_EQ(meaning(board, {3, 2}, "13/8*"), "13/10*/8");
  EXPECT_EQ(meaning(board, {3, 2}, "13/10*/8"), "13/10*/8");
  EXPECT_EQ(meaning(board, {3, 2}, "13/10/8"), "13/10*/8 missing*");
  EXPECT_EQ(meaning(board, {3, 2}, "13/11/8"), "13/8");
  EXPECT_EQ(meaning(board, {3, 2}, "13/11*/8"), "13/8 wrong*");
  const Board both = board_of({{13, 2}, {24, 2}}, {{10, 1}, {11, 1}, {20, 2}});
  EXPECT_EQ(resolved(both, {3, 2}, "13/8").results, 2);
  EXPECT_EQ(meaning(both, {2, 3}, "13/8*"), "13/10*/8 ambiguous");
  const Board final = board_of({{13, 2}, {24, 2}}, {{8, 1}, {20, 2}});
  EXPECT_EQ(meaning(final, {3, 2}, "13/8"), "13/8* missing*");
}

TEST(BackgammonResolve, OneStarMarksSeveralHits) {
  const Board board = board_of({{13, 3}, {8, 2}}, {{7, 1}, {1, 1}});
  EXPECT_EQ(meaning(board, {6, 6}, "13/7*(2) 8/2(2)"), "13/7*(2) 8/2(2)");
  EXPECT_EQ(meaning(board, {6, 6}, "13/7 13/7* 8/2(2)"), "13/7*(2) 8/2(2)");
  EXPECT_EQ(meaning(board, {6, 6}, "13/7*/1*(2)"), "13/7*/1*(2)");
  EXPECT_EQ(meaning(board, {6, 6}, "13/1*(2)"), "13/7*/1*(2) missing*");
  EXPECT_EQ(play_text(resolved(board, {6, 6}, "13/1(2)").play, PlayNotation::expanded),
            "13/7* 13/7 7/1* 7/1");
  EXPECT_EQ(play_text(resolved(board, {6, 6}, "13/1(2)").play, PlayNotation::plain), "13/7 13/7 7/1 7/1");
}

TEST(BackgammonResolve, TheBarComesFirst) {
  const Board board = board_of({{25, 1}, {13, 2}}, {{20, 2}, {22, 1}});
  EXPECT_EQ(meaning(board, {3, 1}, "13/12 bar/22*"), "bar/22* 13/12");
  EXPECT_EQ(meaning(board, {3, 1}, "bar/21*"), "bar/22*/21");
  EXPECT_EQ(meaning(board, {5, 3}, "bar/22*"), "illegal");
  EXPECT_EQ(meaning(board, {5, 3}, "bar/22* 13/8"), "bar/22* 13/8");
  EXPECT_EQ(meaning(board, {5, 5}, ""), "");
  EXPECT_EQ(resolved(board, {5, 5}, "cannot move").results, 1);
}

TEST(BackgammonResolve, CheckersAreBorneOff) {
  const Board board = board_of({{4, 1}, {3, 1}, {1, 1}}, {{24, 2}});
  EXPECT_EQ(meaning(board, {6, 5}, "4/off 3/off"), "4/off 3/off");
  EXPECT_EQ(meaning(board, {6, 5}, "3/off 4/off"), "4/off 3/off");
  EXPECT_EQ(meaning(board, {6, 5}, "4/off 1/off"), "illegal");
  EXPECT_EQ(meaning(board, {3, 1}, "3/off 1/off"), "3/off 1/off");
  EXPECT_EQ(meaning(board, {3, 1}, "4/off"), "4/off");
  // If a side has only one checker left, bearing it off with one die is the same play as bearing it off with
  // both dice.
  const Board last = board_of({{3, 1}}, {{24, 2}});
  EXPECT_EQ(play_text(resolved(last, {3, 1}, "3/off").play, PlayNotation::plain), "3/0");
  EXPECT_EQ(play_text(resolved(last, {3, 1}, "3/2 2/off").play, PlayNotation::plain), "3/2 2/0");
}

TEST(BackgammonResolve, WrittenPlaysAreReadBack) {
  PlayList plays;
  int seen = 0;
  for_random_boards(2, 400, [&](const Board& board, Side side, Dice dice) {
    legal_plays(board, side, dice, plays);
    for (const Play& play : plays) {
      for (const PlayNotation notation : {PlayNotation::canonical, PlayNotation::expanded}) {
        const std::string written = play_text(play, notation);
        PlayText text;
        ASSERT_FALSE(read_play_text(written, text)) << written;
        const ResolvedPlay found = resolve_play(board, side, dice, text);
        ASSERT_EQ(found.play.after, play.after) << written << ' ' << describe(board, side, dice);
        ASSERT_FALSE(found.wrong_star || found.missing_star) << written << ' ' << describe(board, side, dice);
        if (notation == PlayNotation::expanded) {
          ASSERT_EQ(found.results, 1) << written << ' ' << describe(board, side, dice);
        }
      }
      ++seen;
    }
  });
  EXPECT_GT(seen, 10000);
}

// Tries texts of plays, with and without stars, including plays of other rolls. If the fast path accepts a
// text, the general path must accept it with the same result.
TEST(BackgammonResolve, TheShortFormEqualsTheLongForm) {
  mt::test::Dice random(11);
  PlayList plays;
  int quick = 0;
  int tried = 0;
  for_random_boards(3, 6000, [&](const Board& board, Side side, Dice dice) {
    const Dice thrown = random.below(4) == 0 ? random_dice(random) : dice;
    legal_plays(board, side, thrown, plays);
    for (int i = 0; i < 6 && !plays.empty(); ++i) {
      const Play& play = plays[random.below(plays.size())];
      std::string written = play_text(play, static_cast<PlayNotation>(random.below(3)));
      if (random.below(3) == 0) std::erase(written, '*');
      if (random.below(4) == 0) written += '*';
      ++tried;
      Play found;
      if (!play_plain(board, side, dice, written, found)) continue;
      ++quick;
      PlayText text;
      ASSERT_FALSE(read_play_text(written, text)) << written;
      const ResolvedPlay slow = resolve_play(board, side, dice, text);
      ASSERT_EQ(slow.results, 1) << written << ' ' << describe(board, side, dice);
      ASSERT_EQ(slow.play.after, found.after) << written << ' ' << describe(board, side, dice);
      ASSERT_FALSE(slow.wrong_star) << written << ' ' << describe(board, side, dice);
      ASSERT_EQ(ordered(found), slow.play) << written << ' ' << describe(board, side, dice);
    }
  });
  EXPECT_GT(quick, tried / 3);
}

// A checker cannot be borne off from an empty point, even if all checkers are on lower points.
TEST(BackgammonResolve, TheShortFormTakesNoCheckerFromAnEmptyPoint) {
  const Board board = board_of({{4, 2}, {3, 2}}, {{24, 2}});
  Play found;
  for (const char* text : {"6/off 5/off", "6/off 4/off", "5/off(2)"})
    EXPECT_FALSE(play_plain(board, Side::first, {6, 5}, text, found)) << text;
  EXPECT_FALSE(play_plain(board, Side::first, {6, 6}, "6/off(4)", found));
  EXPECT_TRUE(play_plain(board, Side::first, {6, 5}, "4/off(2)", found));
  EXPECT_EQ(found.after.total(Side::first), 2);
}

// Two plays of a roll never have the same canonical text.
TEST(BackgammonResolve, CanonicalTextsAreDifferent) {
  PlayList plays;
  for_random_boards(1, 400, [&](const Board& board, Side side, Dice dice) {
    legal_plays(board, side, dice, plays);
    std::set<std::string> texts;
    for (const Play& play : plays) texts.insert(play_text(play));
    ASSERT_EQ(texts.size(), plays.size()) << describe(board, side, dice);
  });
}

TEST(BackgammonResolve, IllegalPlaysAreMadeLiterally) {
  PlayText text;
  Play out;
  ASSERT_FALSE(read_play_text("24/14 13/10(2)", text));
  ASSERT_TRUE(play_literally(start, Side::first, text, out));
  EXPECT_EQ(out.after.count(Side::first, 14), 1);
  EXPECT_EQ(out.after.count(Side::first, 10), 2);
  EXPECT_EQ(out.after.total(Side::first), 15);
  ASSERT_FALSE(read_play_text("13/11 6/off", text));
  ASSERT_TRUE(play_literally(start, Side::first, text, out));
  EXPECT_EQ(out.after.total(Side::first), 14);
  ASSERT_FALSE(read_play_text("24/19", text));
  EXPECT_FALSE(play_literally(start, Side::first, text, out));
  ASSERT_FALSE(read_play_text("23/20", text));
  EXPECT_FALSE(play_literally(start, Side::first, text, out));
  const Board blot = board_of({{13, 1}}, {{9, 1}});
  ASSERT_FALSE(read_play_text("13/9/1", text));
  ASSERT_TRUE(play_literally(blot, Side::first, text, out));
  EXPECT_EQ(out.after.count(Side::second, bar), 1);
  EXPECT_EQ(play_text(out), "13/9*/1");
}

}  // namespace
}  // namespace mt::backgammon::test
