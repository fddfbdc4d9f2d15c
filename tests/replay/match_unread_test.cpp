// A damaged turn of a match must be reported at its place and must not change the game. Later turns must
// neither cause false reports nor stay unchecked without a report.
#include "match_record.hpp"

namespace mt::replay::test {
namespace {

Told told(std::string_view games, int length = 5, std::string_view tags = {}) {
  return replay_once(match_to(length, games, tags)).told;
}

std::string hint_of(std::string_view games) {
  const Match match = replay_once(match_to(5, games));
  return match.record.diagnostics.empty() ? "none" : match.record.diagnostics.front().hint;
}

TEST(MatchUnread, ADamagedPlayIsReportedWithTheNearestOne) {
  EXPECT_EQ(
      told("  1) 31: x8/5 6/5                   62: 24/18 13/11\n      Wins 1 point\n"),
      (Told{"4:10 move-syntax: x is not a play; near: 8/5 6/5",
            "4:41 not-checked: the board after this turn is unknown: 1 play from here on is not checked"}));
  EXPECT_EQ(hint_of("  1) 31: x8/5 6/5\n"), "8/5 6/5");
  EXPECT_EQ(hint_of("  1) 31: 8/5 6b5\n"), "8/5 6/5");
}

// A damaged play is written unchanged, to .mat and to JSON.
TEST(MatchUnread, ADamagedPlayIsWrittenUnchanged) {
  const Match match = replayed(match_to(5,
                                        "  1) 31: x8/5 6/5                   62:: 24/18 13/11\n"
                                        "  2)  Dobles                       Takes\n      Wins 1 point\n"));
  EXPECT_EQ(match.line, "Game 1 0:0 31: x8/5 6/5 62: : 24/18 13/11 Dobles take White wins 1");
}

TEST(MatchUnread, ALastPlayIsNotAResignation) {
  EXPECT_EQ(told("  1) 31: 8/5 6/5                   62: 2a/18 13/11\n      Wins 1 point\n"),
            (Told{"4:40 move-syntax: 2 does not name the point where the checker goes; near: 24/18 13/11"}));
}

TEST(MatchUnread, DamagedDiceKeepThePlay) {
  EXPECT_EQ(told("  1) 31: 8/5 6/5                   6a: 24/18 13/11\n"
                 "  2) 55: 8/3(2) 6/1*(2)            61: bar/off\n      Wins 1 point\n"),
            (Told{"4:36 bad-dice: invalid dice 6a; write two numbers from 1 to 6",
                  "5:40 illegal-move: bar/off is not legal: Black cannot move with 61"}));
  EXPECT_EQ(hint_of("  1) 3: 8/5 6/5\n"), "31: 8/5 6/5");
  EXPECT_EQ(hint_of("  1) 09: 13/7 8/7\n"), "61: 13/7 8/7");
  EXPECT_EQ(told("  1) 31: 8/5 6/5                   62: 24/18 13/11\n  2) 5:\n"
                 "  3)                               61: 13/7 8/7\n      Wins 1 point\n"),
            (Told{"5:6 bad-dice: invalid dice 5; write two numbers from 1 to 6"}));
}

TEST(MatchUnread, APlayWithoutDiceIsMadeAsWritten) {
  EXPECT_EQ(told("  1) 8/5 6/5                       62: 24/18 13/11\n      Wins 1 point\n"),
            (Told{"4:6 illegal-move: a play without dice"}));
}

TEST(MatchUnread, ADamagedCubeActionIsDoneAsIntended) {
  EXPECT_EQ(told("  1) 31: 8/5 6/5                    Dobles => 2\n  2)  Tqkes\n"
                 "  3)                               62: 24/18 13/11\n      Wins 2 points\n"),
            (Told{"4:37 cube-action: Dobles => 2 is not a cube action",
                  "5:7 cube-action: Tqkes is not a cube action"}));
  EXPECT_EQ(told("  1) 31: 8/5 6/5                    Doubles => 2\n  2)  Dropss                      Wins 1 "
                 "point\n"),
            (Told{"5:7 cube-action: Dropss is not a cube action"}));
  EXPECT_EQ(hint_of("  1) 31: 8/5 6/5                    Doubles => 2\n  2)  Dropss\n"), "Drops");
}

// Five points are blocked and a checker is on the bar. Whatever the damaged text meant, no checker can have
// moved.
TEST(MatchUnread, TheBoardIsKnownIfNoPlayIsPossible) {
  EXPECT_EQ(
      told("  1) 31: 8/5 6/5                   62: 24/18 13/11\n"
           "  2) 55: 8/3(2) 6/1*(2)            61: Cannt Move\n  3) 21: 7/4\n      Wins 1 point\n"),
      (Told{"5:40 move-syntax: Cannt is not a play",
            "6:10 illegal-move: 7/4 is not legal: White has no checker on the 7 point; near: 6/4 3/2, 6/3, "
            "6/4 5/4"}));
}

// Dice, turns, cube actions and unreadable plays are still checked after a damaged turn.
TEST(MatchUnread, DiceAndCubeAreCheckedAfterADamagedTurn) {
  EXPECT_EQ(
      told("  1) 31: 8z5 6/5                    62: 24/18 13/11\n"
           "  2) 21: 13/11 6/5                 52: q/18\n"
           "  3)  Doubles => 4                  Takes\n"
           "  4) 66: 24/18(2)\n"
           "  5) 66: 24/18(2)\n      Wins 1 point\n"),
      (Told{"4:10 move-syntax: 8 does not name the point where the checker goes; near: 8/5 6/5",
            "4:41 not-checked: the board after this turn is unknown: 5 plays from here on are not checked",
            "5:40 move-syntax: q is not a play", "6:7 cube-value: the cube goes to 2, not to 4",
            "8:6 wrong-side: it is Black's turn",
            "9:7 points-mismatch: 1 point is wrong: a game gives one, two or three times the cube, which is "
            "at 2"}));
}

TEST(MatchUnread, ADoubleBeforeTheOpeningRollIsRefused) {
  EXPECT_EQ(
      told("  1)  Doubles => 2                 Takes\n  2) 31: 8/5 6/5                   62: 24/18 13/11\n"
           "      Wins 2 points\n"),
      (Told{"4:7 cube-action: the opening roll comes before any double"}));
  EXPECT_EQ(told("  1)  Doubles => 2                 Drops\n      Wins 1 point\n"),
            (Told{"4:7 cube-action: the opening roll comes before any double"}));
}

TEST(MatchUnread, TheJacobyRuleAppliesToResignations) {
  const std::string gammon = "  1) 31: 8/5 6/5                    Concedes\n      Wins 2 points\n";
  EXPECT_EQ(
      told(gammon, 0, "; [Jacoby \"On\"]\n"),
      (Told{
          "6:7 points-mismatch: 2 points are too many: by the Jacoby rule gammons count once while the cube "
          "is not turned"}));
  EXPECT_EQ(told(gammon, 0, "; [Jacoby \"Off\"]\n"), Told{});
  EXPECT_EQ(told(gammon, 5), Told{});
  EXPECT_EQ(told("  1) 31: 8/5 6/5                    Doubles => 2\n  2)  Takes\n"
                 "  3)                               62: Concedes\n      Wins 4 points\n",
                 0, "; [Jacoby \"On\"]\n"),
            Told{});
}

TEST(MatchUnread, BothColumnsMayHaveTheResult) {
  const std::string turns = "  1) 31: 8/5 6/5                   62: 24/18 13/11\n";
  const Match match =
      replayed(match_to(1, turns + "  2)  Losses 1 point                Wins 1 point and the match\n"));
  EXPECT_EQ(match.told, Told{});
  EXPECT_TRUE(match.line.ends_with("Black wins 1")) << match.line;
  EXPECT_EQ(match.played.outcome.winner, Side::second);
  EXPECT_TRUE(match.text.ends_with("                                   Wins 1 point and the match\n\n"))
      << match.text;
  EXPECT_EQ(told(turns + "  2)  Wins 2 points                 Losses 2 points\n"), Told{});
  EXPECT_EQ(
      told(turns + "  2)  Wins 2 points                 Losses 1 point\n"),
      (Told{"5:37 points-mismatch: the two columns have different results; this one is kept as a comment"}));
  EXPECT_EQ(told("  1) 31: 8/5 6/5                    Concedes\n"
                 "  2)  Losses 1 point                Wins 1 point\n"),
            (Told{"5:37 points-mismatch: White has won this game"}));
}

TEST(MatchUnread, OnlyOneSideWins) {
  const std::string turns = "  1) 31: 8/5 6/5                   62: 24/18 13/11\n";
  const std::string fault =
      "points-mismatch: the two columns have different results; this one is kept as a comment";
  EXPECT_EQ(told(turns + "  2)  Wins 1 point                 Wins 1 point\n"), (Told{"5:36 " + fault}));
  EXPECT_EQ(told(turns + "  2)  Wins 1 point                 Wins 2 points\n"), (Told{"5:36 " + fault}));
  EXPECT_EQ(told(turns + "  2)  Losses 1 point                Losses 1 point\n"), (Told{"5:37 " + fault}));
  const Match match = replayed(match_to(5, turns + "  2)  Wins 1 point                 Wins 1 point\n"));
  EXPECT_EQ(match.line, "Game 1 0:0 31: 8/5 6/5 62: 24/18 13/11 White wins 1");
  EXPECT_NE(match.text.find("; Wins 1 point\n"), std::string::npos) << match.text;
}

// The rest of a turn on the next line is joined to the turn, and nothing after it is reported.
TEST(MatchUnread, ATurnBrokenOverTwoLinesIsJoined) {
  const std::string fault = " move-syntax: a turn must be on one line; read as the rest of the turn above";
  const std::string second = "  1) 31: 8/5 6/5                   62: 24/18";
  EXPECT_EQ(told(second + "\n13/11\n  2) 41: 13/9 6/5\n      Wins 1 point\n"), (Told{"5:1" + fault}));
  EXPECT_EQ(told(second + "\n  13/11\n  2) 41: 13/9 6/5\n      Wins 1 point\n"), (Told{"5:3" + fault}));
  EXPECT_EQ(told("  1) 31: 8/5\n     6/5                          62: 24/18 13/11\n      Wins 1 point\n"),
            (Told{"5:6" + fault}));
  EXPECT_EQ(told("  1) 31:\n     8/5 6/5\n      Wins 1 point\n"), (Told{"5:6" + fault}));
  const Match match = replayed(match_to(5, second + "\n     13/11\n"));
  EXPECT_EQ(match.line, "Game 1 0:0 31: 8/5 6/5 62: 24/18 13/11");
  // After an unknown board, nothing more is reported either.
  EXPECT_EQ(
      told("  1) 31: x/5 6/5                   62: 24/18\n     13/11\n  2) 41: 13/9 6/5\n      Wins 1 "
           "point\n"),
      (Told{"4:10 move-syntax: x is not a play; near: 8/5 6/5",
            "4:40 not-checked: the board after this turn is unknown: 2 plays from here on are not checked",
            "5:6" + fault}));
}

TEST(MatchUnread, ALastTurnWithoutDiceIsReported) {
  const std::string turns = "  1) 31: 8/5 6/5                   62: 24/18 13/11\n";
  EXPECT_EQ(told(turns + "  2) 13/9 6/5\n      Wins 1 point\n"),
            (Told{"5:6 illegal-move: a play without dice"}));
  EXPECT_EQ(told(turns + "     13/9 6/5\n      Wins 1 point\n"),
            (Told{"5:6 illegal-move: a play without dice"}));
  EXPECT_EQ(
      told(turns + "  2) 41: 13/9 6/5\n                                   13/9 6/5\n      Wins 1 point\n"),
      (Told{"6:36 illegal-move: a play without dice"}));
  EXPECT_EQ(told(turns + "  2) 41: 13/9 6/5                  13/9 6/5\n      Wins 1 point\n"),
            (Told{"5:36 illegal-move: a play without dice"}));
  EXPECT_EQ(told(turns + "  2) 41: 13/9 6/5                   Doubles => 2\n     Dropss\n"),
            (Told{"6:6 cube-action: Dropss is not a cube action"}));
}

TEST(MatchUnread, DiceWithoutTheirColonAreReported) {
  const std::string turns = "  1) 31: 8/5 6/5                   62: 24/18 13/11\n";
  const std::string fault = "bad-dice: a colon is missing after the dice ";
  EXPECT_EQ(told(turns + "  2) 41\n      Wins 1 point\n"), (Told{"5:6 " + fault + "41"}));
  EXPECT_EQ(told(turns + "  2) 41 13/9 6/5\n      Wins 1 point\n"), (Told{"5:6 " + fault + "41"}));
  EXPECT_EQ(told(turns + "  2) 41: 13/9 6/5                   44\n      Wins 1 point\n"),
            (Told{"5:37 " + fault + "44"}));
  EXPECT_EQ(told(turns + "  2) 8\n      Wins 1 point\n"), (Told{"5:6 move-syntax: 8 is not a turn"}));
}

TEST(MatchUnread, WordsOnALineOfTheirOwnBecomeAComment) {
  const std::string junk = " junk: unexpected text; kept as a comment";
  EXPECT_EQ(told("  1) 31: 8/5 6/5\n  8/5 was played\n     on 2004-03-01\n      Wins 1 point\n"),
            (Told{"5:3" + junk, "6:6" + junk}));
}

TEST(MatchUnread, AMatchWithoutGamesHasNone) {
  EXPECT_EQ(replay_once(" 5 point match\n").played.games, 0U);
}

}  // namespace
}  // namespace mt::replay::test
