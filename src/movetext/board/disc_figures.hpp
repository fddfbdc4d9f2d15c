// A round flat piece, seen from above and from the side: figures around the point (0, 0).
#pragma once
#include "movetext/board/figure.hpp"
#include "movetext/board/piece_figure.hpp"

#include <vector>

namespace mt::board {

inline constexpr int disc_outline = 3;     // width of the line around it
inline constexpr int disc_diameter = 77;   // from edge to edge, with its outline
inline constexpr int disc_thickness = 22;  // of one that stands on edge, with its outline

// With rings on it.
void draw_disc(Ink side, std::vector<Figure>& figures);
// With a number on it: of as many as lie there.
void draw_counted_disc(Ink side, int count, std::vector<Figure>& figures);
// Standing on its edge.
void draw_disc_on_edge(Ink side, std::vector<Figure>& figures);

}  // namespace mt::board
