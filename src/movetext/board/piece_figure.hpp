// The look of a kind of piece: a letter, a character and a picture. Each family of games defines its own
// kinds.
//
//   drawing.put({4, 3}, {&draughts::king_figure, Ink::light});
#pragma once
#include "movetext/board/figure.hpp"
#include "movetext/board/ink.hpp"
#include "movetext/board/theme.hpp"

#include <array>
#include <string_view>
#include <vector>

namespace mt::board {

// The characters for a light and a dark piece.
using Signs = std::array<std::string_view, 2>;

struct PieceFigure {
  std::string_view name{};  // for legends: "king"
  Signs ids;                // identifiers within a picture
  Signs letters;            // one ASCII character each
  Signs cells;              // three characters each, for a large ASCII board, between the walls of the square
  Signs figurines;          // one Unicode character each
  Signs text_figurines;     // the same for viewers that may show a coloured emoji instead
  // Appends the figures of the piece, around the point (0, 0) and within a square.
  void (*draw)(Ink side, const Look& look, std::vector<Figure>& figures) = nullptr;
  const PieceFigure* other = nullptr;  // the same piece in the next set of figures, if there is one
};

// An empty square has a piece without a figure.
struct Piece {
  const PieceFigure* figure = nullptr;
  Ink ink = Ink::light;

  constexpr bool none() const { return figure == nullptr; }
  constexpr std::string_view sign(Signs PieceFigure::*signs) const { return (figure->*signs)[index(ink)]; }
  friend constexpr bool operator==(Piece, Piece) = default;
};

}  // namespace mt::board
