// The colours of a picture: of the board, of the pieces, and of annotations.
//
//   std::string picture = render_svg(make_scene(drawing, *find_theme("print")), PictureSize::large);
#pragma once
#include "movetext/board/accent.hpp"
#include "movetext/board/figure.hpp"
#include "movetext/board/ink.hpp"

#include <array>
#include <string_view>

namespace mt::board {

inline constexpr Colour nothing{};
inline constexpr int frame_width = 4;  // around a board

// The colours of one side's pieces.
struct Look {
  Colour body;
  Colour groove;  // fine lines that need not be visible
  Colour outline;
  Colour mark;    // on the body, to distinguish kinds of pieces
  Colour emblem;  // a mark in the colour after which the side is named, if that is neither white nor black
};

// A theme is plain data. Both kinds of pieces contrast with every kind of square, by their body or by their
// outline; a test checks the contrast.
struct Theme {
  std::string_view name;
  Colour paper;          // around the board
  Colour ink;            // on the paper
  Colour light_square;   // also the ground below lattices and points
  Colour dark_square;    // also every second point
  Colour felt;           // the ground of boards of one colour
  Colour marked_square;  // start or end of the last move
  Colour light_point;
  Colour wood;         // the parts of a board of points that are not played on
  Colour line;         // lines of a lattice
  Colour square_name;  // the numbers of squares, hints, and the edges of points
  std::array<Look, 2> looks;
  std::array<Colour, accent_count> accents;  // of arrows and marks
  Colour accent_edge;                        // around arrows and marks, or no colour
  int accent_opacity = 80;                   // of arrows and marks, in percent

  constexpr const Look& look(Ink side) const { return looks[index(side)]; }
  constexpr Colour accent(Accent accent) const { return accents[static_cast<std::size_t>(accent)]; }
};

}  // namespace mt::board
