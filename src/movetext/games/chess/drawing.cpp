#include "movetext/games/chess/drawing.hpp"

namespace mt::chess {
namespace {

constexpr board::Glyph glyph_of(Kind kind) {
  switch (kind) {
    case Kind::pawn:
      return board::Glyph::chess_pawn;
    case Kind::knight:
      return board::Glyph::chess_knight;
    case Kind::bishop:
      return board::Glyph::chess_bishop;
    case Kind::rook:
      return board::Glyph::chess_rook;
    case Kind::king:
      return board::Glyph::chess_king;
    case Kind::queen:
      break;
  }
  return board::Glyph::chess_queen;
}

}  // namespace

board::Drawing drawing_of(const Position& position) {
  board::Drawing drawing(coordinates.shape);
  drawing.checkered = true;
  for (Set64 occupied = position.board.occupied(); any(occupied);) {
    const int square = pop(occupied);
    const board::Cell cell{static_cast<std::int8_t>(file_of(square)),
                           static_cast<std::int8_t>(rank_of(square))};
    const bool white = position.board.colour_at(square) == Colour::white;
    drawing.put(cell,
                {glyph_of(position.board.kind_at(square)), white ? board::Ink::light : board::Ink::dark});
  }
  return drawing;
}

}  // namespace mt::chess
