#include "movetext/games/chess/board_text.hpp"

#include "support/reading.hpp"

namespace mt::chess::test {
namespace {

std::string drawn(const Position& p, BoardTextStyle style = {}) {
  std::string text;
  write_board_text(p, style, text);
  return text;
}

std::string placement(const std::string& text) {
  return fen(position(text), {.counters = false});
}

TEST(ChessBoardText, DrawsTheStartPosition) {
  EXPECT_EQ(drawn(start_position(518)),
            "8 r n b q k b n r\n7 p p p p p p p p\n6 . . . . . . . .\n5 . . . . . . . .\n4 . . . . . . . .\n"
            "3 . . . . . . . .\n2 P P P P P P P P\n1 R N B Q K B N R\n  A B C D E F G H\nWhite to move\n");
}

TEST(ChessBoardText, IsReadBackFromEitherSide) {
  for_random_positions(12, 20, [](const Position& p, const MoveList&) {
    Position bare = p;
    bare.board.castling = 0;
    for (const bool flip : {false, true}) {
      for (const bool coordinates : {false, true}) {
        const Position back = position(drawn(p, {.flip = flip, .coordinates = coordinates}));
        ASSERT_EQ(back.board, bare.board) << drawn(p, {.flip = flip, .coordinates = coordinates});
        ASSERT_EQ(back.to_move, p.to_move);
      }
    }
  });
}

TEST(ChessBoardText, ReadsDrawingsOfOtherPrograms) {
  EXPECT_EQ(placement("....k...\n........\n........\n........\n........\n........\n....P...\n....K...\n"),
            "4k3/8/8/8/8/8/4P3/4K3 w - -");
  EXPECT_EQ(placement(" +---+---+---+---+---+---+---+---+\n"
                      " |   |   |   |   | k |   |   |   | 8\n"
                      " +---+---+---+---+---+---+---+---+\n"
                      " |   |   |   |   |   |   |   |   | 7\n"
                      " |   |   |   |   |   |   |   |   | 6\n"
                      " |   |   |   |   |   |   |   |   | 5\n"
                      " |   |   |   |   |   |   |   |   | 4\n"
                      " |   |   |   |   |   |   |   |   | 3\n"
                      " |   |   |   |   | P |   |   |   | 2\n"
                      " |   |   |   |   | K |   |   |   | 1\n"
                      " +---+---+---+---+---+---+---+---+\n"
                      "   a   b   c   d   e   f   g   h\nBlack to move\n"),
            "4k3/8/8/8/8/8/4P3/4K3 b - -");
  EXPECT_EQ(
      placement("\u00B7 \u00B7 \u00B7 \u00B7 \u265A . . .\n........\n........\n........\n........\n........\n"
                "....\u2659...\n....\u2654...\nWhite to move"),
      "4k3/8/8/8/8/8/4P3/4K3 w - -");
}

TEST(ChessBoardText, FaultsHaveTheirLine) {
  PositionNotes notes;
  const std::string text = "....k...\n.......\n";
  ASSERT_FALSE(parse_position(rows::chess, text, notes));
  EXPECT_EQ(notes.back().message, "\".......\" is not a row of eight squares");
  EXPECT_EQ(notes.back().begin, 9U);
  EXPECT_FALSE(parse_position(rows::chess, "....k...\n....K...\n", notes));
  EXPECT_EQ(notes.back().message, "the drawing has 2 rows instead of 8");
}

}  // namespace
}  // namespace mt::chess::test
