#include "support/reading.hpp"

namespace mt::chess::test {
namespace {

std::string san(const char* fen, const char* coordinates) {
  return understood(position(fen), coordinates);
}

TEST(ChessWriteMove, WritesDisambiguation) {
  const char* queens = "6k1/8/8/Q3Q3/8/8/8/4Q2K w - - 0 1";
  EXPECT_EQ(san(queens, "a5a1"), "Qaa1");
  EXPECT_EQ(san(queens, "e1a1"), "Q1a1");
  EXPECT_EQ(san(queens, "e5a1"), "Qe5a1");
  EXPECT_EQ(san("4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1", "c3e2"), "Nce2");
  EXPECT_EQ(san("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2"), "Ne2");
  EXPECT_EQ(san("4k3/8/8/8/8/2N5/8/2N1K3 w - - 0 1", "c3e2"), "N3e2");
}

TEST(ChessWriteMove, WritesMarks) {
  EXPECT_EQ(san("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1"), "O-O+");
  EXPECT_EQ(san("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8q"), "a8=Q+");
  EXPECT_EQ(san("k7/8/1K6/8/8/8/8/7R w - - 0 1", "h1h8"), "Rh8#");
  EXPECT_EQ(san("7k/8/8/6Q1/8/8/8/K7 w - - 0 1", "g5g6"), "Qg6");  // stalemate, which has no mark
  EXPECT_EQ(san("8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1", "e4d3"), "exd3");
}

TEST(ChessWriteMove, WritesOtherNotations) {
  const auto written = [](const char* fen, const char* text, MoveNotation notation, const Rules& rules) {
    const Position p = position(fen);
    return move_text(rules, p, meant(p, text).front(), notation);
  };
  const char* both = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
  EXPECT_EQ(written(both, "O-O", MoveNotation::uci, rows::chess), "e1g1");
  EXPECT_EQ(written(both, "O-O", MoveNotation::uci, rows::chess960), "e1h1");
  EXPECT_EQ(written(both, "O-O-O", MoveNotation::lan, rows::chess), "O-O-O");
  EXPECT_EQ(written(both, "Rxa8", MoveNotation::lan, rows::chess), "Ra1xa8+");
  EXPECT_EQ(written("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a8Q", MoveNotation::lan, rows::chess), "a7-a8=Q+");
  EXPECT_EQ(written("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a8N", MoveNotation::uci, rows::chess), "a7a8n");
}

// Every written move is read back as the same move, and as no other.
TEST(ChessWriteMove, IsReadBack) {
  for_random_positions(40, 80, [](const Position& p, const MoveList& moves) {
    for (const Move move : moves) {
      for (const auto notation : {MoveNotation::san, MoveNotation::lan, MoveNotation::uci}) {
        const std::string text = move_text(rows::chess960, p, move, notation);
        MoveText read;
        MoveList found;
        ASSERT_FALSE(read_move_text(text, read)) << text;
        match(p, read, found);
        ASSERT_EQ(found.size(), 1U) << text << " in " << fen(p);
        ASSERT_EQ(found.front(), move) << text << " in " << fen(p);
        ASSERT_EQ(spelling_fault(read, move, p.board.kind_at(move.from())), Code::none) << text;
      }
    }
  });
}

}  // namespace
}  // namespace mt::chess::test
