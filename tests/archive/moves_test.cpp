// Writes tables of moves, and cuts and completes records.
#include "runner.hpp"

#include <algorithm>
#include <string>

namespace mt::archive {
namespace {

class Moves : public ::testing::Test {
 protected:
  Ran run(std::string_view bytes, const std::string& format, const std::vector<std::string>& columns,
          const std::string& name = "in.pgn") {
    job_.task.files = {runner_.write(name, bytes)};
    job_.output.writer.columns = columns;
    return runner_.run(job_, format);
  }

  Runner runner_;
  Job job_;
};

TEST_F(Moves, HaveThePositionsBeforeAndAfterThem) {
  const Ran ran =
      run("1. e4 (1. d4 d5 2. c4) e5 *\n\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 7 40\"]\n\n40... Kd7 *\n",
          "csv-moves", {"record", "ply", "number", "side", "move", "uci", "position", "position_after"});
  EXPECT_EQ(ran.out,
            "1,1,1,White,e4,e2e4,rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1,"
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\r\n"
            "1,2,1,Black,e5,e7e5,rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1,"
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2\r\n"
            "2,1,40,Black,Kd7,e8d7,4k3/8/8/8/8/8/4P3/4K3 b - - 7 40,8/3k4/8/8/8/8/4P3/4K3 w - - 8 41\r\n");
  ASSERT_EQ(ran.notes.told.size(), 1U);
  EXPECT_EQ(ran.notes.told[0].text, "1:4: variations have no row");
}

// A key is the same for a position that was reached in another order of moves, and key_after is the key of
// the next row.
TEST_F(Moves, HaveKeysThatJoinTables) {
  const std::string out =
      run("1. Nf3 Nf6 2. Nc3 Nc6 *\n\n1. Nc3 Nc6 2. Nf3 Nf6 *\n", "csv-moves", {"key", "key_after"}).out;
  std::vector<std::string> rows;
  for (std::size_t at = 0; at < out.size(); at = out.find('\n', at) + 1)
    rows.push_back(out.substr(at, out.find('\r', at) - at));
  ASSERT_EQ(rows.size(), 8U);
  const auto key = [&](std::size_t row) { return rows[row].substr(0, rows[row].find(',')); };
  const auto key_after = [&](std::size_t row) { return rows[row].substr(rows[row].find(',') + 1); };
  EXPECT_EQ(key(0), key(4));
  EXPECT_NE(key(1), key(5));
  EXPECT_EQ(key_after(3), key_after(7));
  for (const std::size_t row : {0U, 1U, 2U, 4U}) EXPECT_EQ(key_after(row), key(row + 1));
}

TEST_F(Moves, HaveForcedPassesThatTheRecordLeavesOut) {
  const std::string game =
      "[GameType \"50\"]\n\nf5d6c3f3d3f4e6f7g4f6e7d8g5d2g6b3g3h3f8h5e8e3c8d7h4h6c7b8a8g8h8h7b7a7a6g7c6c5"
      "b6a5b5c4h2f2e2g2h1g1f1c1e1d1c2a3 1-0\n";
  const std::string out = run(game, "csv-moves", {"ply", "side", "action", "move", "key"}, "in.pdn").out;
  const auto count = [&](std::string_view text) {
    int found = 0;
    for (std::size_t at = out.find(text); at != std::string::npos; at = out.find(text, at + 1)) ++found;
    return found;
  };
  EXPECT_EQ(count(",move,"), 54);
  EXPECT_EQ(count(",White,pass,,"), 15);
  EXPECT_EQ(count(",,\r\n"), 0) << "the position before a pass is known";
}

TEST_F(Moves, OfAMatchHaveDiceAndCube) {
  const std::string match =
      " 3 point match\n\n Game 1\n A : 0                            B : 0\n"
      "  1)                                31: 8/5 6/5\n"
      "  2) 62: 24/18 13/11                44: 24/20(2) 13/9(2)\n"
      "  3) 53: 8/3 6/3                    61: 13/7* 8/7\n"
      "  4) 66:                             Doubles => 2\n"
      "  5)  Takes                         21: 8/7 6/4\n"
      "  6) 66: Cannot Move               43: 13/9 13/10\n"
      "  7)  Doubles => 4                  Drops\n      Wins 2 points\n";
  EXPECT_EQ(run(match, "csv-moves", {"game", "ply", "side", "action", "dice", "move"}, "in.mat").out,
            "1,1,Black,move,31,8/5 6/5\r\n"
            "1,2,White,move,62,24/18 13/11\r\n"
            "1,3,Black,move,44,24/20 24/20 13/9 13/9\r\n"
            "1,4,White,move,53,8/3 6/3\r\n"
            "1,5,Black,move,61,13/7* 8/7\r\n"
            "1,6,White,pass,66,\r\n"
            "1,7,Black,double,,\r\n"
            "1,8,White,take,,\r\n"
            "1,9,Black,move,21,8/7 6/4\r\n"
            "1,10,White,pass,66,\r\n"
            "1,11,Black,move,43,13/10 13/9\r\n"
            "1,12,White,double,,\r\n"
            "1,13,Black,drop,,\r\n");
}

// A record of more than 8,192 events is replayed twice. Its rows must be the same as those of many short
// ones.
TEST_F(Moves, OfALongRecordAreTheSame) {
  std::string moves;
  std::string games;
  const std::string_view round = "Nf3 {a [%clk 0:01:00] b} Nf6 (e5 Nc3) Ng1 $1 Ng8 ";
  constexpr int rounds = 3000;
  for (int i = 0; i < rounds; ++i) moves += round;
  const std::vector<std::string> columns{"move", "uci", "key", "key_after", "clock", "glyphs", "comment"};
  for (int i = 0; i < rounds; ++i) games.append(round).append("*\n\n");
  const std::string one = run(moves + "*\n", "csv-moves", columns).out;
  const std::string many = run(games, "csv-moves", columns).out;
  EXPECT_EQ(std::count(one.begin(), one.end(), '\n'), 4 * rounds);
  EXPECT_TRUE(one == many);
}

TEST_F(Moves, DoNotDependOnTheNumberOfThreads) {
  std::string games;
  for (int i = 0; i < 4000; ++i)
    games += "[White \"" + std::to_string(i) + "\"]\n\n1. e4 {[%eval 0.3]} e5 2. Nf3 Nc6 3. Bb5 *\n\n";
  job_.task.chunk_bytes = 4096;
  const std::vector<std::string> columns{"record", "White", "ply", "position", "eval"};
  job_.task.threads = 1;
  const std::string one = run(games, "csv-moves", columns).out;
  job_.task.threads = 7;
  EXPECT_TRUE(one == run(games, "csv-moves", columns).out);
  EXPECT_NE(one.find("\r\n4000,3999,5,"), std::string::npos) << "the records are numbered in their order";
}

TEST_F(Moves, AreCutAndCompletedWithPositions) {
  job_.plies = 3;
  job_.position_plies = 2;
  const Ran ran = run("[PlyCount \"4\"]\n\n1. e4 e5 {solid} (1... c5 2. Nf3 d6) 2. Nf3 Nc6 1-0\n", "pgn", {});
  const std::string movetext = ran.out.substr(ran.out.find("\n\n") + 2);
  EXPECT_EQ(movetext,
            "1. e4 e5 {solid rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2}\n"
            "(1... c5 2. Nf3) 2. Nf3 1-0\n\n");
  EXPECT_NE(ran.out.find("[PlyCount \"3\"]"), std::string::npos);
}

TEST_F(Moves, PositionsOfALongRecordAreAddedToo) {
  std::string moves;
  for (int i = 0; i < 3000; ++i) moves += "Nf3 Nf6 Ng1 Ng8 ";
  job_.position_plies = 4000;
  const std::string out = run(moves + "*\n", "pgn", {}).out;
  EXPECT_NE(out.find("Ng8 {rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w"), std::string::npos);
  EXPECT_EQ(std::count(out.begin(), out.end(), '{'), 3);
}

TEST_F(Moves, PlyCountIsRepaired) {
  job_.ply_counts = PlyCounts::renew;
  const Ran ran = run("[PlyCount \"9\"]\n\n1. e4 e5 *\n\n1. d4 *\n", "pgn", {});
  ASSERT_EQ(ran.notes.told.size(), 1U);
  EXPECT_EQ(ran.notes.told[0].text, "1:12: PlyCount is 9, but the game has 2 plies; repaired");
  EXPECT_EQ(ran.notes.told[0].severity, Severity::warning);
  EXPECT_NE(ran.out.find("[PlyCount \"2\"]"), std::string::npos);
  EXPECT_NE(ran.out.find("[PlyCount \"1\"]"), std::string::npos);
}

// The book of two games: their moves are added up, and its entries are in the order of their keys.
TEST_F(Moves, BecomeAPolyglotBook) {
  const std::string out = run("1. e4 e5 1-0\n\n1. e4 c5 1/2-1/2\n\n1. d4 0-1\n", "polyglot", {}).out;
  ASSERT_EQ(out.size(), 2U * 16U) << "1. d4 has only lost, and 1... e5 too";
  const auto start = out.find("\x46\x3b\x96\x18\x16\x91\xfc\x9c");
  ASSERT_NE(start, std::string::npos);
  EXPECT_EQ(out.substr(start + 8, 4), std::string("\x03\x1c\0\x03", 4)) << "e2e4 with a win and a draw";
}

}  // namespace
}  // namespace mt::archive
