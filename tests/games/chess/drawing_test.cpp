#include "movetext/games/chess/drawing.hpp"

#include "movetext/board/labels.hpp"
#include "movetext/board/render_text.hpp"
#include "movetext/games/chess/board_text.hpp"
#include "movetext/games/chess/figures.hpp"
#include "support/reading.hpp"

namespace mt::chess::test {
namespace {

using board::Ink;
using board::PictureSize;

TEST(Drawing, EveryManIsOnItsSquare) {
  const board::Drawing drawing = drawing_of(position("4k3/8/8/1q6/8/2N5/B6p/R3K3 w - - 0 1"));
  EXPECT_EQ(drawing.piece({4, 7}), (board::Piece{&figure_of(Kind::king), Ink::dark}));
  EXPECT_EQ(drawing.piece({1, 4}), (board::Piece{&figure_of(Kind::queen), Ink::dark}));
  EXPECT_EQ(drawing.piece({2, 2}), (board::Piece{&figure_of(Kind::knight), Ink::light}));
  EXPECT_EQ(drawing.piece({0, 1}), (board::Piece{&figure_of(Kind::bishop), Ink::light}));
  EXPECT_EQ(drawing.piece({7, 1}), (board::Piece{&figure_of(Kind::pawn), Ink::dark}));
  EXPECT_EQ(drawing.piece({0, 0}), (board::Piece{&figure_of(Kind::rook), Ink::light}));
  EXPECT_EQ(drawing.piece({4, 0}), (board::Piece{&figure_of(Kind::king), Ink::light}));
  EXPECT_EQ(make_scene(drawing).pieces.size(), 7U);
}

TEST(Drawing, SmallTextEqualsTheBoardText) {
  board::Drawing drawing = drawing_of(start_position(518));
  add_labels(drawing, coordinates, board::Notation::algebraic);
  std::string text;
  write_board_text(start_position(518), {.turn = false}, text);
  EXPECT_EQ(render_text(drawing, PictureSize::small), text);
}

// A board drawn as text can be read back.
TEST(Drawing, TextIsReadBackFromEitherSide) {
  for_random_positions(6, 20, [](const Position& p, const MoveList&) {
    for (const bool flip : {false, true}) {
      for (const PictureSize size : {PictureSize::small, PictureSize::large}) {
        board::Drawing drawing = drawing_of(p);
        drawing.flip = flip;
        add_labels(drawing, coordinates, board::Notation::algebraic);
        const std::string text =
            render_text(drawing, size) + (p.to_move == Colour::white ? "White to move" : "Black to move");
        const Position back = position(text);
        ASSERT_EQ(back.board.men, p.board.men) << text;
        for (int square = 0; square < 64; ++square) {
          if (!has(p.board.occupied(), square)) continue;
          ASSERT_EQ(back.board.kind_at(square), p.board.kind_at(square)) << text;
        }
      }
    }
  });
}

}  // namespace
}  // namespace mt::chess::test
