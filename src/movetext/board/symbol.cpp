#include "movetext/board/symbol.hpp"

#include "movetext/board/chess_figures.hpp"
#include "movetext/board/draughts_figures.hpp"

#include <array>

namespace mt::board {
namespace {

struct Pattern {
  Glyph glyph;
  const char* white;  // identifiers
  const char* black;
  void (*draw)(Ink side, std::vector<Figure>& figures);
};

constexpr std::array<Pattern, glyph_count - 1> patterns{{
    {Glyph::man, "white-man", "black-man", draw_man},
    {Glyph::king, "white-king", "black-king", draw_king},
    {Glyph::chess_pawn, "white-chess-pawn", "black-chess-pawn", draw_chess_pawn},
    {Glyph::chess_knight, "white-chess-knight", "black-chess-knight", draw_chess_knight},
    {Glyph::chess_bishop, "white-chess-bishop", "black-chess-bishop", draw_chess_bishop},
    {Glyph::chess_rook, "white-chess-rook", "black-chess-rook", draw_chess_rook},
    {Glyph::chess_queen, "white-chess-queen", "black-chess-queen", draw_chess_queen},
    {Glyph::chess_king, "white-chess-king", "black-chess-king", draw_chess_king},
}};

}  // namespace

Symbol make_symbol(Piece piece) {
  Symbol symbol;
  for (const Pattern& pattern : patterns) {
    if (pattern.glyph != piece.glyph) continue;
    symbol.id = piece.ink == Ink::light ? pattern.white : pattern.black;
    pattern.draw(piece.ink, symbol.figures);
  }
  return symbol;
}

}  // namespace mt::board
