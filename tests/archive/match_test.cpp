// Matches in files: how their game is named, which formats can hold them, and where a match ends.
#include "movetext/games/table/parse_game.hpp"
#include "runner.hpp"

namespace mt::archive {
namespace {

const std::string plain_match =
    " 3 point match\n\n Game 1\n Ann : 0                          Bob : 0\n"
    "  1) 31: 8/5 6/5                  62: 24/18 13/11\n"
    "                                   Wins 1 point\n";

class Matches : public ::testing::Test {
 protected:
  std::string told(const Ran& ran) const {
    std::string all;
    for (const Told& fault : ran.notes.told) all += fault.text + " [" + std::string(name(fault.code)) + "]\n";
    return all;
  }
  Ran run(std::string_view text, std::string_view to, std::string_view game = "") const {
    Job job;
    job.task.files = {runner_.write("in.mat", text)};
    job.task.threads = 1;
    if (!game.empty()) job.task.game = parse_game(std::string(game));
    return runner_.run(job, to);
  }
  Runner runner_;
};

TEST_F(Matches, TheVariationTagNamesTheGame) {
  const std::string unchecked =
      "6:39: the board after this turn is unknown: 1 play from here on is not checked [not-checked]\n";
  const auto variation = [&](const std::string& name) {
    return told(run("; [Variation \"" + name + "\"]\n" + plain_match, ""));
  };
  EXPECT_EQ(variation("Backgammon"), "");
  EXPECT_EQ(variation("NackGammon"), "");
  EXPECT_EQ(variation("HyperGammon (3)"),
            "6:10: 8/5 6/5 is not legal: White has no checker on the 8 point; near: 22/18, 23/19, 24/20 "
            "[illegal-move]\n" +
                unchecked);
  EXPECT_EQ(variation("LongGammon"),
            "6:10: 8/5 6/5 is not legal: White has no checker on the 8 point; near: 24/20, 24/23 24/21 "
            "[illegal-move]\n" +
                unchecked);
  EXPECT_EQ(
      variation("Tapa"),
      "1:15: the variant Tapa is not supported; the record is not read as backgammon [unknown-variant]\n");
}

TEST_F(Matches, AMatchWithoutGamesCountsNone) {
  const Ran ran = run(" 5 point match\n", "");
  EXPECT_EQ(ran.result.counts.games, 0U);
  EXPECT_EQ(ran.result.counts.warnings, 1U);
  EXPECT_EQ(run(plain_match, "").result.counts.games, 1U);
}

// SGF keeps all details of how a game ended.
TEST_F(Matches, ResignationsAreReadBackFromSgf) {
  const std::string head =
      " 3 point match\n\n Game 1\n Ann : 0                          Bob : 0\n"
      "  1) 31: 8/5 6/5                  62: 24/18 13/11\n";
  for (const std::string turn : {"  2)  Concedes                     Wins 1 point\n",
                                 "  2)  Resigned                     Wins 2 points\n",
                                 "  2) 21: resigned                  Wins 1 point\n",
                                 "  2) 21: ????                      Wins 1 point\n",
                                 "  2) 21:                           Wins 1 point\n",
                                 "  2) 00: ????                      Wins 3 points and the match\n",
                                 "  2)  Doubles => 2                 Concedes\n      Wins 1 point\n",
                                 "  2)  Losses 2 points              Wins 2 points\n", "  2) 21: ????\n"}) {
    const std::string mat = run(head + turn, "mat").out;
    const Ran sgf = run(head + turn, "sgf");
    Job back;
    back.task.files = {runner_.write("in.sgf", sgf.out)};
    EXPECT_EQ(runner_.run(back, "mat").out, mat) << turn;
    EXPECT_EQ(mat.find(';'), std::string::npos) << mat;
  }
}

TEST_F(Matches, AnUnknownVariationIsKeptUnchanged) {
  const std::string text = "; [Variation \"Tapa\"]\n\n" + plain_match;
  Job job;
  job.task.files = {runner_.write("in.mat", text)};
  job.output.on_error = OnError::keep;
  EXPECT_EQ(runner_.run(job, "mat").out, text + "\n");
}

TEST_F(Matches, AnotherGameIsRefused) {
  EXPECT_EQ(told(run(plain_match, "", "chess")),
            "1:1: a match with dice and cube is not a game of chess [bad-gametype]\n");
  Job job;
  job.task.files = {runner_.write("in.pgn", "1. e4 e5 *\n")};
  job.task.threads = 1;
  job.task.game = parse_game("backgammon");
  EXPECT_EQ(told(runner_.run(job, "")),
            "1:1: a record without dice and cube is not a match of backgammon [bad-gametype]\n");
}

TEST_F(Matches, CannotBeWrittenInOtherFormats) {
  for (const std::string_view to : {"pdn", "pgn", "fen", "epd"}) {
    const Ran ran = run(plain_match, to);
    EXPECT_EQ(ran.result.counts.errors, 1U) << to;
    EXPECT_EQ(told(ran), "1:1: a match with dice and cube cannot be written as " + std::string(to) +
                             "; use 'movetext convert --to mat' [no-notation]\n");
    EXPECT_EQ(ran.out, "") << to;
  }
  Job job;
  job.task.files = {runner_.write("in.pgn", "1. e4 e5 *\n")};
  job.task.threads = 1;
  EXPECT_EQ(told(runner_.run(job, "mat")),
            "1:1: a game without dice and cube cannot be written as mat; use 'movetext convert --to pgn' "
            "[no-notation]\n");
}

TEST_F(Matches, HaveSeparateFaults) {
  const Ran ran = run(
      plain_match + "\n" + " 1 point match\n Game 1\n a : 0  b : 0\n  1) 31: 8/5 6/4\n" + "\n" + plain_match,
      "mat");
  EXPECT_EQ(
      told(ran),
      "11:10: 8/5 6/4 is not legal: 6/4 needs 2 pips, but the die that is left is 1; near: 8/4, 8/5 6/5, 6/5 "
      "6/3 [illegal-move]\n13:1: the winner of the last game is missing [unfinished-game]\n");
  EXPECT_EQ(ran.result.counts.games, 3U);
}

}  // namespace
}  // namespace mt::archive
