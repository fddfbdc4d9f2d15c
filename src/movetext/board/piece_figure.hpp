// The appearance of a kind of piece: a letter, a character and a picture. Each family of games defines its
// own kinds of pieces.
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

// One text for the light piece and one for the dark piece.
using Signs = std::array<std::string_view, 2>;

struct PieceFigure {
  std::string_view name{};  // the name in legends: "king"
  Signs ids;                // identifiers that are unique within a picture
  Signs letters;            // one ASCII character each
  // three characters each, between the walls of a square on a large ASCII board
  Signs cells;
  Signs figurines;       // one Unicode character each
  Signs text_figurines;  // replace `figurines` where a viewer may show a coloured emoji
  // Appends the figures of the piece, around the point (0, 0) and within a square.
  void (*draw)(Ink side, const Look& look, std::vector<Figure>& figures) = nullptr;
  const PieceFigure* other = nullptr;  // the same piece in the next set of figures, or nullptr
};

// The piece of a square; `figure` is nullptr for an empty square.
struct Piece {
  const PieceFigure* figure = nullptr;
  Ink ink = Ink::light;

  constexpr bool none() const { return figure == nullptr; }
  constexpr std::string_view sign(Signs PieceFigure::*signs) const { return (figure->*signs)[index(ink)]; }
  friend constexpr bool operator==(Piece, Piece) = default;
};

}  // namespace mt::board
