#include "support/reading.hpp"

namespace mt::chess::test {
namespace {

Diagnostic explained(const Position& p, std::string_view written) {
  MoveText text;
  if (const Misread misread = read_move_text(written, text)) return explain_misreading(written, misread);
  MoveList moves;
  match(p, text, moves);
  EXPECT_TRUE(moves.size() != 1) << written;
  return moves.empty() ? explain(rows::chess, p, text, written)
                       : explain_ambiguity(rows::chess, p, written, moves);
}
std::string why(const char* fen, std::string_view written) {
  return explained(position(fen), written).message;
}

constexpr const char* start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

TEST(ChessExplain, ReportsASquareThatNoPieceReaches) {
  EXPECT_EQ(why(start, "Nd4"), "Nd4 is not legal: no knight of White can reach d4");
  EXPECT_EQ(why(start, "Ke2"), "Ke2 is not legal: White's pawn stands on e2");
  EXPECT_EQ(why("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Qd4"), "Qd4 is not legal: White has no queen");
  EXPECT_EQ(why(start, "Nch3"), "Nch3 is not legal: White has no knight on the c-file");
  EXPECT_EQ(why("4k3/8/8/8/3p4/8/1B6/4K3 w - - 0 1", "Be5"),
            "Be5 is not legal: the pawn on d4 stands between b2 and e5");
  EXPECT_EQ(why("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Rb2"), "Rb2 is not legal: the rook on a1 cannot reach b2");
}

TEST(ChessExplain, NamesWhatKeepsAMan) {
  EXPECT_EQ(why("4k3/8/8/7b/8/5N2/8/3K4 w - - 0 1", "Nd4"),
            "Nd4 is not legal: the knight on f3 is pinned to its king by the bishop on h5");
  EXPECT_EQ(why("4r1k1/8/8/8/8/5N2/8/4K3 w - - 0 1", "Nd4"),
            "Nd4 is not legal: White's king is in check from the rook on e8, and this move does not end it");
  EXPECT_EQ(why("4k3/8/8/8/8/8/r7/4K3 w - - 0 1", "Ke2"),
            "Ke2 is not legal: e2 is attacked by the rook on a2");
}

TEST(ChessExplain, ExplainsEnPassantCaptures) {
  EXPECT_EQ(
      why("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", "exd3"),
      "exd3 is not legal: a capture en passant on d3 leaves Black's king in check from the queen on h4");
  EXPECT_EQ(why("4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6"),
            "exd6 is not legal: a capture en passant on d6 leaves White's king in check from the rook on e8");
  EXPECT_EQ(why("6k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6=Q"),
            "exd6=Q is not legal: a capture en passant does not promote a pawn");
  EXPECT_EQ(why("6k1/8/8/3pP3/8/8/8/4K3 w - - 0 1", "exd6"),
            "exd6 is not legal: the pawn on e5 cannot reach d6");
}

TEST(ChessExplain, ExplainsCastling) {
  EXPECT_EQ(why(start, "O-O"), "O-O is not legal: the bishop on f1 stands in the way");
  EXPECT_EQ(why("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O"),
            "O-O is not legal: White's king has moved, or its rook on that side has moved or was captured");
  EXPECT_EQ(why("4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O"),
            "O-O is not legal: the king would cross or enter f1, which is attacked by the rook on f8");
  EXPECT_EQ(why("4r1k1/8/8/8/8/8/8/4K2R w K - 0 1", "O-O"),
            "O-O is not legal: White's king is in check from the rook on e8");
}

TEST(ChessExplain, ExplainsOtherFaults) {
  const Diagnostic side = explained(position(start), "e5");
  EXPECT_EQ(side.code, Code::wrong_side);
  EXPECT_EQ(side.message, "e5 is not legal: it is White's move");
  EXPECT_EQ(why("7k/5KQ1/8/8/8/8/8/8 b - - 0 1", "Kg8"), "Kg8 is not legal: Black is checkmated");
  EXPECT_EQ(why(start, "e4=Q"), "e4=Q is not legal: no pawn can be promoted on e4");
  EXPECT_EQ(why("4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1", "Ne2"), "Ne2 can mean Nge2 or Nce2");
  EXPECT_EQ(why(start, "Nf9"), "Nf9 names a square that the board does not have: files are a-h, ranks 1-8");
  EXPECT_EQ(why(start, "N@f3"), "N@f3 puts a man on the board: chess has no such moves");
}

TEST(ChessExplain, SuggestsTheNearestMove) {
  EXPECT_EQ(explained(position(start), "Ng3").hint, "Na3, Nc3 or Nf3");
  EXPECT_EQ(explained(position(start), "Nf4").hint, "Nf3 or f4");
  EXPECT_EQ(explained(position("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), "Qxh7#").hint, "");
}

// Tries the move texts of every position in every other one. The messages must be complete, and their ranges
// correct.
TEST(ChessExplain, EveryRefusalHasAMessage) {
  std::vector<std::string> texts;
  for_random_positions(6, 10, [&](const Position& p, const MoveList& moves) {
    for (const std::string& text : texts) {
      MoveText read;
      MoveList found;
      if (read_move_text(text, read)) continue;
      match(p, read, found);
      if (!found.empty()) continue;
      const Diagnostic words = explain(rows::chess, p, read, text);
      ASSERT_FALSE(words.message.empty());
      ASSERT_EQ(words.end, text.size());
    }
    if (texts.size() < 300)
      for (const Move move : moves) texts.push_back(move_text(rows::chess, p, move));
  });
}

}  // namespace
}  // namespace mt::chess::test
