// The colours of a picture.
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
inline constexpr int frame_width = 4;  // line around a board

// The colours of one side's pieces.
struct Look {
  Colour body;
  Colour groove;  // fine lines, which may be hard to see
  Colour outline;
  Colour mark;  // a sign on the body that shows the kind of the piece
  // a sign in the colour that gives the side its name, if the sides are not named White and Black
  Colour emblem;
};

// A theme is plain data. In every theme, the body or the outline of both sides' pieces contrasts with every
// kind of square; a test checks this.
struct Theme {
  std::string_view name;
  Colour paper;          // around the board
  Colour ink;            // text on the paper
  Colour light_square;   // also the background of lattices and boards of points
  Colour dark_square;    // also every second point of a board of points
  Colour felt;           // background of boards of one colour
  Colour marked_square;  // start or end square of the last move
  Colour light_point;
  Colour wood;         // parts of a board of points outside the playing area
  Colour line;         // lines of a lattice
  Colour square_name;  // the numbers of squares, hints, and the edges of points
  std::array<Look, 2> looks;
  std::array<Colour, accent_count> accents;  // colours of arrows and marks
  Colour accent_edge;                        // line around arrows and marks, or no colour
  int accent_opacity = 80;                   // opacity of arrows and marks, in percent

  constexpr const Look& look(Ink side) const { return looks[index(side)]; }
  constexpr Colour accent(Accent accent) const { return accents[static_cast<std::size_t>(accent)]; }
};

}  // namespace mt::board
