// Reads WTHOR files with the tables of names beside them. Each defect is reported at its byte.
#include "runner.hpp"
#include "support/wthor_file.hpp"

namespace mt::archive {
namespace {

using test::wthor_game;
using test::wthor_games;
using test::wthor_header;
using test::wthor_short_game;
using test::wthor_table;

constexpr std::size_t game_bytes = 68;
constexpr std::size_t moves_at = 16 + 8;  // offset of the moves of the first game

class WthorRead : public ::testing::Test {
 protected:
  void write_tables(const std::string& stem = "WTHOR", const std::string& player =
                                                           "Nagy \xC1"
                                                           "d\xE1m") {
    runner_.write(stem + ".JOU", wthor_table({"???", "Blaise Ada", player}, 20));
    runner_.write(stem + ".TRN", wthor_table({"Diverses parties", "Coupe de l'\xE9t\xE9"}, 26));
  }
  Ran check(std::string_view bytes) { return runner_.run(runner_.write("x.wtb", bytes), ""); }
  std::string faults(std::string_view bytes) {
    std::string text;
    for (const Told& told : check(bytes).notes.told)
      text += (told.severity == Severity::error ? "! " : "") + told.text + " [" +
              std::string(name(told.code)) + "]\n";
    return text;
  }
  std::string as_pdn(std::string_view bytes) { return runner_.run(runner_.write("x.wtb", bytes), "pdn").out; }

  static std::string two_games() {
    return wthor_games({{1, 1, 2, 64, 40, wthor_short_game}, {0, 0, 1, 30, 30, "f5d6c3"}});
  }
  Runner runner_;
};

TEST_F(WthorRead, ReadsNamesScoresAndMoves) {
  write_tables();
  EXPECT_EQ(as_pdn(two_games()),
            "[Event \"Coupe de l'\u00E9t\u00E9\"]\n[Site \"?\"]\n[Date \"1999.??.??\"]\n[Round \"?\"]\n"
            "[White \"Nagy \u00C1d\u00E1m\"]\n[Black \"Blaise Ada\"]\n[Result \"64-0\"]\n[GameType \"50\"]\n"
            "[SourceDate \"2026.02.16\"]\n[TheoreticalDepth \"24\"]\n[TheoreticalScore \"40-24\"]\n\n"
            "1. f5 d6 2. c5 f6 3. e7 f4 4. g5 e6 5. e3 64-0\n\n"
            "[Event \"Diverses parties\"]\n[Site \"?\"]\n[Date \"1999.??.??\"]\n[Round \"?\"]\n"
            "[White \"Blaise Ada\"]\n[Black \"???\"]\n[Result \"30-34\"]\n[GameType \"50\"]\n"
            "[SourceDate \"2026.02.16\"]\n[TheoreticalDepth \"24\"]\n[TheoreticalScore \"30-34\"]\n\n"
            "1. f5 d6 2. c3 30-34\n\n");
  EXPECT_EQ(faults(two_games()), "") << "the score of a game that is not finished was agreed";
}

TEST_F(WthorRead, ReadsBoardsOf10x10) {
  const std::string game = wthor_game({0, 0, 0, 50, 50, "g6g7"}, 96, 12);
  const std::string file = wthor_header({.games = 1, .year = 2001, .board = 10}) + game;
  const Ran ran = runner_.run(runner_.write("x.wtd", file), "pdn");
  EXPECT_NE(ran.out.find("[Variant \"10x10\"]"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("1. g6 g7 50-50\n"), std::string::npos) << ran.out;
  EXPECT_EQ(ran.result.counts.errors, 0U);
  std::string outside = file;
  outside[moves_at] = 11;  // column 11
  EXPECT_EQ(faults(outside).find("! byte 24: 11 is not a square; squares are 13 (a1) to 130 (j10)"),
            faults(outside).find('!'));
}

TEST_F(WthorRead, TablesOfTheSameNameTakePrecedence) {
  write_tables("WTHOR", "of all");
  EXPECT_NE(as_pdn(two_games()).find("of all"), std::string::npos);
  write_tables("X", "of its own");
  EXPECT_NE(as_pdn(two_games()).find("of its own"), std::string::npos);
}

TEST_F(WthorRead, TablesHaveEitherUsualName) {
  write_tables("Wth", "old name");
  EXPECT_NE(as_pdn(two_games()).find("old name"), std::string::npos);
}

TEST_F(WthorRead, NumbersReplaceMissingNames) {
  EXPECT_EQ(
      faults(two_games()),
      "byte 0: no table of players (x.jou, wthor.jou, wth.jou) or tournaments (x.trn, wthor.trn, wth.trn) is "
      "beside the file: numbers such as #123 replace the names in the games [name-table]\n");
  EXPECT_NE(as_pdn(two_games()).find("[Event \"#1\"]\n"), std::string::npos);
  write_tables();
  EXPECT_EQ(faults(wthor_games({{1, 1, 7, 64, 64, wthor_short_game}})),
            "byte 20: the table does not contain the player #7; it has 3 names [name-table]\n");
  EXPECT_NE(as_pdn(wthor_games({{1, 1, 7, 64, 64, wthor_short_game}})).find("[White \"#7\"]\n"),
            std::string::npos);
}

TEST_F(WthorRead, EqualNamesKeepTheirNumbers) {
  write_tables("WTHOR", "Blaise Ada");
  const std::string text = as_pdn(wthor_games({{1, 1, 2, 64, 64, wthor_short_game}}));
  EXPECT_NE(text.find("[WhiteId \"2\"]\n"), std::string::npos) << text;
  EXPECT_EQ(text.find("BlackId"), std::string::npos) << text;
}

TEST_F(WthorRead, EmptyNamesBecomeNumbers) {
  write_tables("WTHOR", "?");
  EXPECT_NE(as_pdn(two_games()).find("[White \"#2\"]\n"), std::string::npos);
  write_tables("WTHOR", " ");
  const std::string games = two_games();
  EXPECT_NE(as_pdn(games).find("[White \"#2\"]\n"), std::string::npos);
  EXPECT_EQ(faults(games), "");
  EXPECT_TRUE(runner_.run(runner_.path("x.wtb"), "wthor").out == games);
}

TEST_F(WthorRead, DamagedTablesAreReadAsFarAsPossible) {
  write_tables();
  runner_.write("WTHOR.JOU", wthor_table({"???", "Blaise Ada", "Turing"}, 20).substr(0, 16 + 50));
  EXPECT_EQ(faults(wthor_games({{1, 1, 1, 64, 64, wthor_short_game}})),
            "byte 0: WTHOR.JOU is a damaged table of players: according to its header it has 3 names of "
            "20 bytes each, but the names take 50 bytes [name-table]\n");
  runner_.write("WTHOR.JOU", "[Event \"x\"]");
  EXPECT_NE(faults(two_games()).find("its header is not that of such a table"), std::string::npos);
  runner_.write("WTHOR.JOU", std::string(2'000'000, '\x14'));
  EXPECT_NE(faults(two_games()).find("it has more than 1310716 bytes"), std::string::npos);
}

TEST_F(WthorRead, ImpossibleMovesAreReported) {
  write_tables();
  const auto damaged = [](std::size_t move, char byte) {
    std::string bytes = two_games();
    bytes[moves_at + move] = byte;
    return bytes;
  };
  constexpr std::string_view squares =
      " is not a square; squares are 11 (a1) to 88 (h8), the column plus 10 times the row [square-range]\n";
  EXPECT_EQ(faults(damaged(3, 19)), "! byte 27: 19" + std::string(squares));
  EXPECT_EQ(faults(damaged(3, 90)), "! byte 27: 90" + std::string(squares));
  EXPECT_EQ(faults(damaged(3, '\xFF')), "! byte 27: 255" + std::string(squares));
  EXPECT_EQ(faults(damaged(3, 0)),
            "! byte 27: 0 ends the moves, but after it come 5 more bytes [move-syntax]\n");
  EXPECT_EQ(faults(damaged(3, 11)), "! byte 27: a1 is not legal: White turns no disc there [illegal-move]\n");
  EXPECT_EQ(faults(damaged(9, 11)),
            "! byte 33: a1 is not legal: the game is over, neither side has a move [illegal-move]\n");
  EXPECT_EQ(faults(wthor_games({{}})), "byte 24: a game without moves [empty-game]\n");
}

TEST_F(WthorRead, UnknownBytesBecomeAComment) {
  write_tables();
  std::string bytes = two_games();
  bytes[moves_at + 3] = 19;
  Job job;
  job.task.files = {runner_.write("x.wtb", bytes)};
  job.output.on_error = OnError::keep;
  const std::string out = runner_.run(job, "pdn").out;
  EXPECT_NE(out.find("1. f5 d6 2. c5 {19 e7 f4 g5 e6 e3} 64-0\n"), std::string::npos) << out;
}

TEST_F(WthorRead, ImpossibleScoresAreReported) {
  write_tables();
  const auto scored = [](unsigned discs, unsigned theoretical) {
    return wthor_games({{1, 1, 2, discs, theoretical, wthor_short_game}});
  };
  EXPECT_EQ(faults(scored(13, 13)),
            "byte 32: the game says 13-51, but the last position makes it 64-0 [wrong-result]\n");
  EXPECT_EQ(
      faults(scored(65, 64)),
      "byte 22: 65 discs of Black on 64 squares cannot be a score; the score is left out [bad-result]\n");
  EXPECT_EQ(
      faults(scored(64, 65)),
      "byte 23: 65 discs of Black on 64 squares cannot be a score; the score is left out [tag-value]\n");
}

TEST_F(WthorRead, HeadersThatContradictTheirFileAreReported) {
  write_tables();
  const std::string games = two_games();
  EXPECT_EQ(faults(games.substr(0, 16 + game_bytes)),
            "byte 16: according to the header the file has 2 games, but it has only 1 [file-header]\n");
  EXPECT_EQ(
      faults(games + games.substr(16)),
      "byte 152: according to the header the file has 2 games, but another one begins here [file-header]\n");
  EXPECT_EQ(faults(games.substr(0, games.size() - 30)),
            "! byte 84: the file ends within a game: 38 of 68 bytes; according to the header the file "
            "has 2 games, and this is game 2 [damaged-file]\n");
  EXPECT_EQ(faults(games.substr(0, 16)),
            "! byte 16: the file ends within a game: 0 of 68 bytes; according to the header the file "
            "has 2 games, and this is game 1 [damaged-file]\n");
  EXPECT_EQ(faults(games + games),
            "! byte 152: another WTHOR file begins here: joined files cannot be read, because each has "
            "its own header [damaged-file]\n");
  EXPECT_EQ(faults(wthor_header({.games = 0, .year = 1999})), "");
  std::string undated = games;
  undated[2] = 13;
  Job job;
  job.task.files = {runner_.write("y.wtb", undated)};
  job.task.from = find_format("wthor");
  const Ran ran = runner_.run(job, "pdn");
  ASSERT_EQ(ran.notes.told.size(), 1U);
  EXPECT_EQ(ran.notes.told[0].text, "byte 0: the date of creation is invalid; it is left out");
  EXPECT_EQ(ran.out.find("SourceDate"), std::string::npos);
}

TEST_F(WthorRead, OtherFilesOfTheDatabaseAreRecognised) {
  EXPECT_NE(faults(wthor_table({"???"}, 20)).find("! byte 0: a table of players (.jou)"), std::string::npos);
  EXPECT_NE(faults(wthor_table({"???"}, 26)).find("! byte 0: a table of tournaments (.trn)"),
            std::string::npos);
  std::string puzzles = wthor_header({.games = 3, .names = 20});
  puzzles[13] = 1;
  EXPECT_NE(faults(puzzles + std::string(300, '\0')).find("(.pzz)"), std::string::npos);
  Job job;
  job.task.files = {runner_.write("x.pdn", "[Event \"x\"]\n\n1. 32-28 *\n")};
  job.task.from = find_format("wthor");
  const Ran ran = runner_.run(job, "pdn");
  ASSERT_EQ(ran.notes.told.size(), 1U);
  EXPECT_EQ(ran.notes.told[0].text,
            "byte 0: this is not a file of the WTHOR database of Othello: its header is different");
  EXPECT_EQ(ran.rejects, "[Event \"x\"]\n\n1. 32-28 *\n");
}

// A single game would lack the year, which is in the file header, and a reader could not recognise the
// format. So the rejects begin with a header.
TEST_F(WthorRead, RejectsAreAFileOfGames) {
  write_tables();
  std::string bytes = two_games() + two_games().substr(16);
  bytes[moves_at + 3] = 19;
  bytes[moves_at + 3 * game_bytes] = 19;
  const Ran ran = runner_.run(runner_.write("x.wtb", bytes), "pdn");
  EXPECT_EQ(ran.result.counts.written, 2U);
  EXPECT_TRUE(ran.rejects == bytes.substr(0, 16 + game_bytes) + bytes.substr(16 + 3 * game_bytes));
  const Ran again = runner_.run(runner_.write("x.rejects", ran.rejects), "pdn");
  EXPECT_EQ(again.result.counts.games, 2U);
  EXPECT_TRUE(again.rejects == ran.rejects);
}

TEST_F(WthorRead, RepeatedGamesAreDropped) {
  Job job;
  job.task.files = {runner_.write("x.wtb", two_games()), runner_.write("y.wtb", two_games())};
  job.keys.unique = true;
  const Ran ran = runner_.run(job, "pdn");
  EXPECT_EQ(ran.result.counts.written, 2U);
  EXPECT_EQ(ran.result.repeats, 2U);
}

}  // namespace
}  // namespace mt::archive
