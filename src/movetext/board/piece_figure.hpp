// The look of a kind of piece, as a letter, a sign and a picture.  The kinds belong to the games: each family
// defines the rows of its own.
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

// The signs of a light and of a dark piece.
using Signs = std::array<std::string_view, 2>;

struct PieceFigure {
  std::string_view name{};  // in a legend: "king"
  Signs ids;                // identifiers within a picture
  Signs letters;            // one ASCII character each
  Signs cells;              // three, on a large board of ASCII characters, between the walls of the square
  Signs figurines;          // one character of Unicode each
  Signs text_figurines;     // the same for viewers that may show a coloured picture in its place
  // Appends the figures of the piece, around the point (0, 0) and within a square.
  void (*draw)(Ink side, const Look& look, std::vector<Figure>& figures) = nullptr;
  const PieceFigure* other = nullptr;  // the same piece in the next set of figures, if there is one
};

// A piece without a figure means that the square is empty.
struct Piece {
  const PieceFigure* figure = nullptr;
  Ink ink = Ink::light;

  constexpr bool none() const { return figure == nullptr; }
  constexpr std::string_view sign(Signs PieceFigure::*signs) const { return (figure->*signs)[index(ink)]; }
  friend constexpr bool operator==(Piece, Piece) = default;
};

}  // namespace mt::board
