// Replays the dice, plays and cube actions of a match: what is legal, what is tolerated, and what is
// reported.
#include "match_record.hpp"

namespace mt::replay::test {
namespace {

constexpr std::string_view money_tags = "; [Jacoby \"On\"]\n; [Beaver \"On\"]\n";

Told told(std::string_view games, int length = 5) {
  return replayed(match_to(length, games)).told;
}

std::string line(std::string_view games, int length = 5) {
  return replayed(match_to(length, games)).line;
}

TEST(MatchTurns, PlaysAreWrittenDieByDieWithTheirHits) {
  const Match match = replayed(match_to(5,
                                        "  1) 13: 8/5 6/5                   46: 24/14\n"
                                        "  2) 55: 8/3(2) 6/1*(2)            61: bar/off\n"));
  EXPECT_EQ(match.line, "Game 1 0:0 31: 8/5 6/5 64: 24/18 18/14 55: 8/3 8/3 6/1* 6/1 61: bar/off");
}

TEST(MatchTurns, AnIllegalPlayIsMadeAsWrittenAndTheRestIsChecked) {
  EXPECT_EQ(
      told("  1) 31: 8/5 6/5                   62: 24/18 13/10\n"
           "  2) 55: 13/3(2)                   43: 10/6 11/8\n"
           "  3) 21: 6/4 6/5                   11: 10/6\n"),
      (Told{"4:40 illegal-move: 24/18 13/10 is not legal: 13/10 needs 3 pips, but the die that is left is 2; "
            "near: 24/18 13/11, 24/18 6/4, 24/18 8/6",
            "5:40 illegal-move: 10/6 11/8 is not legal: Black has no checker on the 11 point; near: "
            "13/6, 10/3, 10/6 8/5",
            "6:10 not-checked: the board after this turn is unknown: 2 plays from here on are not "
            "checked",
            "7:1 unfinished-game: the winner of the last game is missing"}));
}

TEST(MatchTurns, AnImpossiblePlayEndsOnlyTheChecksOfItsGame) {
  EXPECT_EQ(
      told("  1) 31: 8/5 6/5                   62: 23/17 13/11\n"
           "  2) 55: 1/off 6/1                 43: 99/1\n"
           "      Wins 1 point\n"
           " Game 2\n Ann : 1                          Bob : 0\n"
           "  1) 31: 8/5 6/5                   62: 8/1\n"
           "      Wins 1 point\n"),
      (Told{"4:40 illegal-move: 23/17 13/11 is not legal: Black has no checker on the 23 point; near: "
            "24/18 13/11, 13/11 8/2, 13/5",
            "5:10 not-checked: the board after this turn is unknown: 2 plays from here on are not "
            "checked",
            "5:40 square-range: 99 is not a point; points are 1 to 24, 25 or bar, 0 or off",
            "9:40 illegal-move: 8/1 is not legal: 8/1 needs 7 pips, but the dice that are left are 6 and 2; "
            "near: 8/2 6/4, 8/6 8/2, 13/11 8/2"}));
}

TEST(MatchTurns, OtherTextsAreReported) {
  EXPECT_EQ(
      told("  1) 31: 8/5/6/5                   62: 24/18 13/11\n"),
      (Told{"4:10 move-syntax: 6 must be lower than the point before it, because a side moves from 24 down "
            "to 1; near: "
            "8/5 6/5",
            "4:40 not-checked: the board after this turn is unknown: 1 play from here on is not checked",
            "5:1 unfinished-game: the winner of the last game is missing"}));
  EXPECT_EQ(
      told("  1) 31: 8/5 6/5 (9)               62: 24/18 13/11\n"),
      (Told{"4:10 move-syntax: (9) is not a number of checkers from 1 to 4",
            "4:40 not-checked: the board after this turn is unknown: 1 play from here on is not checked",
            "5:1 unfinished-game: the winner of the last game is missing"}));
}

TEST(MatchTurns, APlayableRollNeedsAPlay) {
  EXPECT_EQ(told("  1) 31:                           62: 24/18 13/11\n"),
            (Told{"4:8 illegal-move: 31 can be played, for example 6/2, 8/4, 13/9",
                  "5:1 unfinished-game: the winner of the last game is missing"}));
  EXPECT_EQ(told("  1) 31: Cannot Move               62: 24/18 13/11\n"),
            (Told{"4:10 illegal-move: 31 can be played, for example 6/2, 8/4, 13/9",
                  "5:1 unfinished-game: the winner of the last game is missing"}));
}

TEST(MatchTurns, ATurnOfTheWrongSideIsReported) {
  EXPECT_EQ(told("  1) 31: 8/5 6/5\n  2) 62: 24/18 13/11\n"),
            (Told{"5:6 wrong-side: it is Black's turn",
                  "6:1 unfinished-game: the winner of the last game is missing"}));
}

TEST(MatchTurns, TheOpeningRollMustNotBeADouble) {
  EXPECT_EQ(told("  1) 11: 8/7(2) 6/5(2)             62: 24/18 13/11\n"),
            (Told{"4:6 bad-dice: the opening roll is never a double",
                  "4:40 illegal-move: 24/18 13/11 is not legal: Black's 18 point is held by White; near: "
                  "24/16, 24/22 13/7, 13/11 8/2",
                  "5:1 unfinished-game: the winner of the last game is missing"}));
}

TEST(MatchTurns, AStarWithoutAHitIsReported) {
  EXPECT_EQ(told("  1) 31: 8/5* 6/5\n"),
            (Told{"4:10 hit-mark: 8/5* 6/5 hits fewer checkers than it has stars; read as 8/5 6/5",
                  "5:1 unfinished-game: the winner of the last game is missing"}));
}

TEST(MatchTurns, WithoutStarsThePlayWithoutHitsIsMeant) {
  const Match match = replayed(match_to(5,
                                        "  1) 62: 24/18 13/11               31: 24/20\n"
                                        "  2) 41: 11/6                      61: 8/1\n"));
  EXPECT_EQ(match.told, (Told{"5:40 ambiguous-move: 8/1 is read as 8/1*; the same checkers can reach another "
                              "position with 8/7*/1*",
                              "6:1 unfinished-game: the winner of the last game is missing"}));
  EXPECT_EQ(match.line, "Game 1 0:0 62: 24/18 13/11 31: 24/21 21/20 41: 11/7 7/6 61: 8/2 2/1*");
}

TEST(MatchTurns, CubeActionsAreReplayed) {
  EXPECT_EQ(line("  1) 31: 8/5 6/5                    Doubles => 2\n"
                 "  2)  Takes                        62: 24/18 13/11\n"
                 "  3)  Redoubles => 4                Passes\n"
                 "      Wins 2 points\n"),
            "Game 1 0:0 31: 8/5 6/5 double 2 take 62: 24/18 13/11 double 4 drop White wins 2");
  EXPECT_EQ(told("  1) 31: 8/5 6/5                    Doubles => 2\n"
                 "  2)  Takes                        62: 24/18 13/11\n"
                 "  3)  Redoubles => 4                Passes\n"
                 "      Wins 2 points\n"),
            Told{});
}

TEST(MatchTurns, AWrongCubeValueIsReported) {
  EXPECT_EQ(told("  1) 31: 8/5 6/5                    Doubles => 4\n  2)  Drops\n"),
            (Told{"4:37 cube-value: the cube goes to 2, not to 4"}));
}

TEST(MatchTurns, CubeActionsAgainstTheRulesAreReported) {
  // A cube word that cannot be applied is skipped.
  EXPECT_EQ(
      told("  1) 31: 8/5 6/5                    Takes\n  2)                              62: 24/18 13/10\n"),
      (Told{"4:37 cube-action: no double is on offer",
            "5:39 illegal-move: 24/18 13/10 is not legal: 13/10 needs 3 pips, but the die that is left is 2; "
            "near: "
            "24/18 13/11, 24/18 6/4, 24/18 8/6",
            "6:1 unfinished-game: the winner of the last game is missing"}));
  EXPECT_EQ(told("  1) 31: 8/5 6/5                   62: 24/18 13/11\n  2)  Beavers => 4\n"),
            (Told{"5:7 cube-action: no double is on offer",
                  "6:1 unfinished-game: the winner of the last game is missing"}));
  // A double that can be applied counts, even if it is against the rules.
  EXPECT_EQ(told("  1) 31: 8/5 6/5                    Doubles => 2\n  2)  Takes\n"
                 "  3)                              62: 24/18 13/11\n  4) 31: 8/5 6/5                   "
                 "Doubles => 4\n"
                 "  5)  Takes                       31: 8/5 6/5\n"),
            (Told{"7:36 cube-action: the other side owns the cube",
                  "9:1 unfinished-game: the winner of the last game is missing"}));
  EXPECT_EQ(told("  1) 31: 8/5 6/5\n  2)  Doubles => 2                 Takes\n  3)  62: 24/18 13/11\n"),
            (Told{"5:7 cube-action: this is not White's decision",
                  "7:1 unfinished-game: the winner of the last game is missing"}));
  EXPECT_EQ(told("  1) 31: 8/5 6/5                    Doubles => 2\n  2)                              62: "
                 "24/18 13/11\n"),
            (Told{"5:35 cube-action: the double has no answer; read as taken",
                  "6:1 unfinished-game: the winner of the last game is missing"}));
  EXPECT_EQ(told("  1) 31: 8/5 6/5                    Doubles => 2\n  2)  Beavers => 4\n"),
            (Told{"5:7 cube-action: beavers and raccoons belong to money play",
                  "6:1 unfinished-game: the winner of the last game is missing"}));
  EXPECT_EQ(told("  1) 31: 8/5 6/5                    Doubles => 2\n  2)  Takes\n", 1),
            (Told{"4:37 cube-action: the game is played without a cube",
                  "6:1 unfinished-game: the winner of the last game is missing"}));
}

// The answer to a refused double is not reported again.
TEST(MatchTurns, AnAnswerToARefusedDoubleIsNotReported) {
  EXPECT_EQ(told("  1) 31: 8/5 6/5                    Doubles => 2\n  2)  Drops                        Wins "
                 "1 point\n",
                 1),
            (Told{"4:37 cube-action: the game is played without a cube"}));
  EXPECT_EQ(
      told("  1) 31: 8/5 6/5                    Doubles => 2\n  2)  Takes\n  3)  Takes\n", 1),
      (Told{"4:37 cube-action: the game is played without a cube", "6:7 cube-action: no double is on offer",
            "7:1 unfinished-game: the winner of the last game is missing"}));
}

// After a beaver, the next roll implies the take. SGF and .mat then give the same record.
TEST(MatchTurns, MoneyPlayHasBeaversAndRaccoons) {
  const Match match = replayed(match_to(0,
                                        "  1) 31: 8/5 6/5                    Doubles => 2\n"
                                        "  2)  Beavers => 4                 Raccoons => 8\n"
                                        "  3)  Takes                       62: 24/18 13/11\n"
                                        "      Wins 8 points\n"
                                        " Game 2\n Ann : 8                          Bob : 0\n"
                                        "  1) 31: 8/5 6/5                    Doubles => 2\n"
                                        "  2)  Beavers => 4                62: 24/18 13/11\n"
                                        "  3)  Doubles => 8                 Drops\n"
                                        "      Wins 4 points\n",
                                        money_tags));
  EXPECT_EQ(match.told, Told{});
  EXPECT_EQ(match.line,
            "Game 1 0:0 31: 8/5 6/5 double 2 beaver 4 raccoon 8 62: 24/18 13/11 White wins 8 Game 2 8:0 "
            "31: 8/5 6/5 double 2 beaver 4 62: 24/18 13/11 double 8 drop White wins 4");
}

TEST(MatchTurns, BeaversRequireAnAgreement) {
  EXPECT_EQ(replayed(match_to(0, "  1) 31: 8/5 6/5                    Doubles => 2\n  2)  Beavers => 4\n",
                              "; [Beaver \"Off\"]\n"))
                .told,
            (Told{"6:7 cube-action: beavers were not agreed",
                  "7:1 unfinished-game: the winner of the last game is missing"}));
}

TEST(MatchTurns, AMissingOrLimitedCubeIsEnforced) {
  constexpr std::string_view doubles =
      "  1) 31: 8/5 6/5                    Doubles => 2\n  2)  Takes\n"
      "  3)                              62: 24/18 13/11\n"
      "  4)  Doubles => 4                 Takes\n"
      "  5) 31: 6/5 6/3\n";
  EXPECT_EQ(replayed(match_to(5, doubles, "; [CubeLimit \"1\"]\n")).told,
            (Told{"5:37 cube-action: the game is played without a cube",
                  "8:7 cube-action: the game is played without a cube",
                  "10:1 unfinished-game: the winner of the last game is missing"}));
  EXPECT_EQ(replayed(match_to(5, doubles, "; [CubeLimit \"2\"]\n")).told,
            (Told{"8:7 cube-action: the cube cannot go beyond the largest value agreed",
                  "10:1 unfinished-game: the winner of the last game is missing"}));
  EXPECT_EQ(replayed(match_to(5, doubles, "; [CubeLimit \"3\"]\n; [Crawford \"perhaps\"]\n")).told,
            (Told{"2:14 bad-match: the tag Crawford must be On or Off; ignored",
                  "1:15 bad-match: the tag CubeLimit must be 1, or a value that the cube can show; ignored",
                  "11:1 unfinished-game: the winner of the last game is missing"}));
}

TEST(MatchTurns, ResignationsAreReadInAllForms) {
  for (const std::string_view words : {"62: ????", "62: Concedes", "00: ????", " Concedes", " Resigns"}) {
    const Match match = replayed(match_to(5, "  1) 31: 8/5 6/5                   " + std::string(words) +
                                                 "\n                                  Wins 3 points\n"));
    EXPECT_EQ(match.told, Told{}) << words;  // the points may be in the wrong column
    EXPECT_NE(match.line.find("White wins 3"), std::string::npos) << match.line;
  }
  // A roll is followed only by the points.
  const Match match = replayed(match_to(5, "  1) 31: 8/5 6/5                   62:\n      Wins 1 point\n"));
  EXPECT_EQ(match.told, Told{});
  EXPECT_EQ(match.line, "Game 1 0:0 31: 8/5 6/5 62: resign White wins 1");
}

TEST(MatchTurns, TurnsAfterTheEndOfAGameAreReported) {
  EXPECT_EQ(told("  1) 31: 8/5 6/5                    Concedes\n  2) 62: 24/18 13/11\n      Wins 1 point\n"),
            (Told{"5:6 illegal-move: the game is over",
                  "5:10 not-checked: no game is played here: 1 play from here on is not checked"}));
  EXPECT_EQ(
      told("  1) 31: 8/5 6/5                    Concedes\n      Wins 1 point\n"
           "  3) 62: 24/18 13/11                Doubles => 2\n"
           " Game 2\n Ann : 1                          Bob : 0\n  1) 31: 8/5 6/4\n"),
      (Told{"6:3 move-number: this should be line number 2 of the game", "6:6 illegal-move: the game is over",
            "6:10 not-checked: no game is played here: 1 play from here on is not checked",
            "9:10 illegal-move: 8/5 6/4 is not legal: 6/4 needs 2 pips, but the die that is left is 1; near: "
            "8/4, 8/5 6/5, 6/5 6/3",
            "10:1 unfinished-game: the winner of the last game is missing"}));
  EXPECT_EQ(
      told("  1) 31: 8/5 6/5                    Doubles => 2\n  2)  Drops                        Takes\n"),
      (Told{"5:36 cube-action: the game is over"}));
}

}  // namespace
}  // namespace mt::replay::test
