// Replays matches from game to game: scores, points, terms, and setup positions.
#include "match_record.hpp"

namespace mt::replay::test {
namespace {

const std::string second_game = "\n Game 2\n";
std::string score(int ann, int bob) {
  return " Ann : " + std::to_string(ann) + "                          Bob : " + std::to_string(bob) + "\n";
}
const std::string white_wins = "  1) 31: 8/5 6/5                    Concedes\n      Wins 1 point\n";

TEST(MatchGames, AScoreMismatchIsReported) {
  const Match match = replayed(match_to(5, white_wins + second_game + score(0, 1) + white_wins));
  EXPECT_EQ(match.told, (Told{"7:2 score-mismatch: the score is 0:1, but the previous games give 1:0"}));
}

TEST(MatchGames, TheWrittenScoreCounts) {
  const Match match = replayed(match_to(5, white_wins + second_game + score(4, 0) + white_wins));
  EXPECT_EQ(match.told, (Told{"7:2 score-mismatch: the score is 4:0, but the previous games give 1:0"}));
  EXPECT_EQ(match.played.outcome.kind, Outcome::Kind::win);
  EXPECT_EQ(match.played.outcome.winner, Side::first);
}

// A game without a line of names and scores gets its score from the earlier games.
TEST(MatchGames, AMissingScoreIsComputed) {
  const Match match = replayed(match_to(9, "      Wins 2 points\n Game 2\n  1)  Wins 1 point\n Game 3\n"));
  EXPECT_EQ(match.told, (Told{"5:2 score-mismatch: the line with the players and their score is missing "
                              "after this line; the score is taken from the previous games",
                              "7:2 score-mismatch: the line with the players and their score is missing "
                              "after this line; the score is taken from the previous games"}));
  EXPECT_EQ(match.line, "Game 1 0:0 White wins 2 Game 2 2:0 White wins 1 Game 3 3:0");
  const Match over = replayed(" 3 point match\n Game 2\n  1)  Wins 2 points\n Game 3\n  1)  Wins 1 point\n");
  EXPECT_NE(over.text.find(" Wins 1 point and the match\n"), std::string::npos) << over.text;
  const Match beyond =
      replayed(match_to(0, "  1)  Wins 32767 points\n Game 2\n  1)  Wins 32767 points\n Game 3\n"));
  EXPECT_TRUE(beyond.line.ends_with("Game 2 32767:0 White wins 32767 Game 3 32767:0")) << beyond.line;
}

TEST(MatchGames, AGameAfterTheEndOfTheMatchIsReported) {
  const std::string wins = "  1) 31: 8/5 6/5                    Concedes\n      Wins 3 points\n";
  EXPECT_EQ(replayed(match_to(3, wins + second_game + score(3, 0) + white_wins)).told,
            (Told{"7:2 bad-match: the match is over: the score is 3:0 in a match to 3 points"}));
  EXPECT_EQ(replayed(match_to(0, wins + second_game + score(3, 0) + white_wins)).told, Told{});
}

TEST(MatchGames, AMatchThatIsNotWonIsReported) {
  const std::string wins = "  1) 31: 8/5 6/5                    Concedes\n      Wins 1 point and the match\n";
  EXPECT_EQ(replayed(match_to(3, wins)).told,
            (Told{"5:7 points-mismatch: the match goes on: the score is 1:0 in a match to 3 points"}));
  EXPECT_EQ(replayed(match_to(0, wins)).told,
            (Told{"5:7 points-mismatch: in money play there is no match to win"}));
  EXPECT_EQ(replayed(match_to(1, wins)).told, Told{});
}

TEST(MatchGames, APointsMismatchIsReported) {
  EXPECT_EQ(replayed(match_to(5,
                              "  1) 31: 8/5 6/5                    Doubles => 2\n"
                              "  2)  Drops\n      Wins 2 points\n"))
                .told,
            (Told{"6:7 points-mismatch: Black has won 1 point"}));
  EXPECT_EQ(replayed(match_to(15,
                              "  1) 31: 8/5 6/5                    Doubles => 2\n"
                              "  2)  Takes                        Concedes\n      Wins 7 points\n"))
                .told,
            (Told{"6:7 points-mismatch: 7 points are wrong: a game gives one, two or three times the cube, "
                  "which is at 2"}));
  EXPECT_EQ(replayed(match_to(15,
                              "  1) 31: 8/5 6/5                    Doubles => 2\n"
                              "  2)  Takes                        Concedes\n      Wins 1 point\n"))
                .told,
            (Told{"6:7 points-mismatch: 1 point is wrong: a game gives one, two or three times the cube, "
                  "which is at 2"}));
  EXPECT_EQ(replayed(match_to(5, white_wins + "      Wins 1 point\n")).told,
            (Told{"6:7 points-mismatch: no game is being played"}));
}

// Returns a turn of White. After it, Black has one checker on its 1 point, and White has `white` checkers on
// its 2 point.
std::string last_checker(int length, int white) {
  std::string cell = "  1) 61: Illegal play (" + std::to_string(length) + ";0;0;0;0;Ann;Bob;0;0;0;1;0;0;0;" +
                     std::to_string(white) + ';';
  for (int point = 3; point < 24; ++point) cell += "0;";
  return cell + "-1;0;0;0;)\n";
}

TEST(MatchGames, TheBoardDeterminesTheWinner) {
  const std::string ends = "  2)                                21: 1/off\n";
  EXPECT_EQ(replayed(match_to(5, last_checker(5, 2) + ends)).told, Told{});
  const Match match = replayed(match_to(5, last_checker(5, 2) + ends + "      Wins 2 points\n"));
  EXPECT_EQ(match.told, (Told{"6:7 points-mismatch: Black has won 1 point"}));
  EXPECT_TRUE(match.line.ends_with("21: 1/0 Black wins 2")) << match.line;
  EXPECT_EQ(replayed(match_to(5, last_checker(5, 15) + ends + "      Wins 1 point\n")).told,
            (Told{"6:7 points-mismatch: Black has won 2 points"}));
}

TEST(MatchGames, AGammonIsNotCountedUnderTheJacobyRule) {
  const std::string games =
      last_checker(0, 15) + "  2)                                21: 1/off\n" + "      Wins 1 point\n";
  EXPECT_EQ(replayed(match_to(0, games, "; [Jacoby \"On\"]\n")).told, Told{});
  EXPECT_EQ(replayed(match_to(0, games, "; [Jacoby \"Off\"]\n")).told,
            (Told{"7:7 points-mismatch: Black has won 2 points"}));
}

TEST(MatchGames, ASetUpPositionRestoresAnUnknownBoard) {
  EXPECT_EQ(replayed(match_to(5, "  1) 62: 24/18 13/11               31: 23/20\n" + last_checker(5, 2) +
                                     "  3)                                21: 2/off\n"))
                .told,
            (Told{"6:3 move-number: this should be line number 2 of the game",
                  "4:40 illegal-move: 23/20 is not legal: Black has no checker on the 23 point; near: 24/20, "
                  "6/2, 8/4",
                  "6:41 illegal-move: 2/off is not legal: Black has no checker on the 2 point; near: 1/off",
                  "7:1 unfinished-game: the winner of the last game is missing"}));
  EXPECT_EQ(
      replayed(match_to(5, "  1) 61: Illegal play (5;0;0)       31: 8/5 6/5\n")).told,
      (Told{"4:24 bad-position: \"5;0;0\" is not a position in any known notation: BPN, XGID, Position ID "
            "of GNU Backgammon, OGID, FIBS board, Snowie, 26 integers, a drawn board",
            "4:41 not-checked: the board after this turn is unknown: 1 play from here on is not checked",
            "5:1 unfinished-game: the winner of the last game is missing"}));
  EXPECT_EQ(replayed(match_to(5, white_wins + last_checker(5, 2))).told,
            (Told{"6:6 illegal-move: the game is over"}));
}

TEST(MatchGames, UnfinishedGamesAreReported) {
  EXPECT_EQ(
      replayed(match_to(5, "  1) 31: 8/5 6/5\n" + second_game + score(0, 0) + "  1) 31: 8/5 6/5\n")).told,
      (Told{"6:2 unfinished-game: the winner of the previous game is missing",
            "9:1 unfinished-game: the winner of the last game is missing"}));
}

// If the board and the next score do not show the winner, the column of the points does.
TEST(MatchGames, PointsMayBeInEitherColumn) {
  const std::string left = "  1) 31: 8/5 6/5\n      Wins 2 points\n";
  const std::string right = "  1) 31: 8/5 6/5\n                                   Wins 2 points\n";
  EXPECT_EQ(replayed(match_to(5, left)).line, "Game 1 0:0 31: 8/5 6/5 White wins 2");
  EXPECT_EQ(replayed(match_to(5, right)).line, "Game 1 0:0 31: 8/5 6/5 Black wins 2");
  EXPECT_EQ(replayed(match_to(5, left + second_game + score(0, 2))).line,
            "Game 1 0:0 31: 8/5 6/5 Black wins 2 Game 2 0:2");
  EXPECT_EQ(replayed(match_to(5, left + second_game + score(0, 2))).told, Told{});
}

TEST(MatchGames, AResignationMayBeInEitherColumn) {
  const std::string left = "      Wins 2 points\n";
  const std::string right = "                                   Wins 2 points\n";
  for (const std::string words : {"Resigned Game", "Resigned Match", "Resign gammon", "resigned game"})
    for (const std::string& cell : {"                               " + words + "\n",
                                    "\n  2)  " + words + "\n", "\n      " + words + "\n"}) {
      const std::string begin = "  1) 31: 8/5 6/5" + cell;
      EXPECT_EQ(replayed(match_to(5, begin + left)).line, "Game 1 0:0 31: 8/5 6/5 resign White wins 2");
      EXPECT_EQ(replayed(match_to(5, begin + right)).line, "Game 1 0:0 31: 8/5 6/5 resign Black wins 2");
      EXPECT_EQ(replayed(match_to(5, begin + right)).told, Told{});
      // The next score overrides the column.
      const Match next = replayed(match_to(5, begin + left + second_game + score(0, 2) + white_wins));
      EXPECT_TRUE(next.line.starts_with("Game 1 0:0 31: 8/5 6/5 resign Black wins 2")) << next.line;
      EXPECT_EQ(next.told, Told{});
    }
  // The resignation may follow a roll of the other side.
  const Match rolled =
      replayed(match_to(5, "  1) 31: 8/5 6/5                    52:\n  2)  Concedes\n" + right));
  EXPECT_EQ(rolled.told, Told{});
  EXPECT_TRUE(rolled.line.ends_with("52: resign Black wins 2")) << rolled.line;
  // The arrow before the cube value may be => or ==>.
  const std::string right_one = "                                   Wins 1 point\n";
  EXPECT_EQ(
      replayed(match_to(5, "  1) 31: 8/5 6/5                    Doubles ==> 2\n  2)  Drops\n" + right_one))
          .line,
      "Game 1 0:0 31: 8/5 6/5 double 2 drop Black wins 1");
}

TEST(MatchGames, TheLastGameMayBeCapped) {
  const auto told = [](int length, std::string_view points) {
    return replayed(match_to(length, last_checker(length, 15) +
                                         "  2)                                21: 1/off\n      Wins " +
                                         std::string(points) + "\n"))
        .told;
  };
  const Told capped{
      "6:7 points-mismatch: (note) Black has won 2 points; the record gives only as many as the match needs"};
  EXPECT_EQ(told(1, "1 point and the match"), capped);
  EXPECT_EQ(told(2, "2 points and the match"), Told{});
  EXPECT_EQ(told(3, "1 point"), (Told{"6:7 points-mismatch: Black has won 2 points"}));
  const auto resigned = [](std::string_view points) {
    return replayed(match_to(3,
                             "  1) 31: 8/5 6/5                    Doubles => 2\n"
                             "  2)  Takes                        52: 13/8 13/11\n"
                             "  3)  Doubles => 4                 Takes\n"
                             "  4)  Concedes\n                                   Wins " +
                                 std::string(points) + "\n"))
        .told;
  };
  EXPECT_EQ(resigned("3 points and the match"), Told{});
  EXPECT_EQ(resigned("4 points and the match"), Told{});
  EXPECT_EQ(resigned("2 points").size(), 1U);
}

TEST(MatchGames, DoublesAreRefusedInTheCrawfordGame) {
  const std::string doubles =
      "  1) 31: 8/5 6/5                    Doubles => 2\n  2)  Drops\n"
      "                                   Wins 1 point\n";
  const std::string games = white_wins + second_game + score(1, 0) + doubles + second_game + score(1, 1);
  EXPECT_EQ(replayed(match_to(2, games)).told,
            (Told{"9:37 cube-action: the cube is not used in the Crawford game"}));
  EXPECT_EQ(replayed(match_to(2, games, "; [Crawford \"Off\"]\n")).told, Told{});
  EXPECT_EQ(replayed(match_to(3, games)).told, Told{});
  // After the Crawford game, the cube is in play again.
  EXPECT_EQ(replayed(match_to(3, "  1) 31: 8/5 6/5                    Concedes\n      Wins 2 points\n" +
                                     second_game + score(2, 0) +
                                     "  1) 31: 8/5 6/5\n                                   Wins 1 point\n" +
                                     second_game + score(2, 1) + doubles))
                .told,
            Told{});
}

// A record may begin in the middle of a match. If the other side has no points, its first game is the
// Crawford game.
TEST(MatchGames, TheScoreOfTheFirstGameMayProveTheCrawfordGame) {
  const auto told = [](int length, std::string_view scores, std::string_view tags = {}) {
    return replayed(std::string(tags) + " " + std::to_string(length) + " point match\n Game 3\n" +
                    std::string(scores) +
                    "  1) 31: 8/5 6/5                    Doubles => 2\n  2)  Drops\n"
                    "                                   Wins 1 point\n")
        .told;
  };
  constexpr std::string_view proven = " Ann : 2                          Bob : 0\n";
  constexpr std::string_view open = " Ann : 2                          Bob : 1\n";
  EXPECT_EQ(told(3, proven), (Told{"4:37 cube-action: the cube is not used in the Crawford game"}));
  EXPECT_EQ(told(3, open), Told{});
  EXPECT_EQ(told(4, proven), Told{});
  EXPECT_EQ(told(3, proven, "; [Crawford \"Off\"]\n"), Told{});
}

TEST(MatchGames, AWrittenScoreMayProveTheCrawfordGame) {
  const std::string doubles =
      "  1) 31: 8/5 6/5                    Doubles => 2\n  2)  Drops\n"
      "                                   Wins 1 point\n";
  const Told heard = replayed(match_to(3, white_wins + second_game + score(2, 0) + doubles)).told;
  ASSERT_EQ(heard.size(), 2U);
  EXPECT_TRUE(heard[0].find("score-mismatch") != std::string::npos) << heard[0];
  EXPECT_TRUE(heard[1].find("the cube is not used in the Crawford game") != std::string::npos) << heard[1];
}

TEST(MatchGames, SeveralMatchesInATextAreSeparated) {
  const std::string text = match_to(1, white_wins) + "\n" + match_to(3, white_wins);
  Record record;
  const Reading reading = mat::read_record(text, 0, record);
  EXPECT_EQ(reading.end, match_to(1, white_wins).size() + 1);
}

}  // namespace
}  // namespace mt::replay::test
