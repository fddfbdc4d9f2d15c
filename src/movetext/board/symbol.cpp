#include "movetext/board/symbol.hpp"

namespace mt::board {

Symbol make_symbol(Piece piece, const Theme& theme) {
  Symbol symbol;
  if (piece.none()) return symbol;
  symbol.id = piece.sign(&PieceFigure::ids);
  piece.figure->draw(piece.ink, theme.look(piece.ink), symbol.figures);
  return symbol;
}

}  // namespace mt::board
