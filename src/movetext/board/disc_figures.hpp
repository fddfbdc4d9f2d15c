// The figures of a round flat piece, seen from above and from the side, around the point (0, 0).
#pragma once
#include "movetext/board/figure.hpp"
#include "movetext/board/theme.hpp"

#include <vector>

namespace mt::board {

inline constexpr int disc_outline = 3;     // width of the line around it
inline constexpr int disc_diameter = 77;   // from edge to edge, including the outline
inline constexpr int disc_thickness = 22;  // when it stands on its edge, including the outline

// Draws a disc without rings.
void draw_flat_disc(Ink side, const Look& look, std::vector<Figure>& figures);
// Draws a disc with rings.
void draw_disc(Ink side, const Look& look, std::vector<Figure>& figures);
// Draws a disc with the number of discs in its stack.
void draw_counted_disc(const Look& look, int count, std::vector<Figure>& figures);
// Draws a disc that stands on its edge.
void draw_disc_on_edge(const Look& look, std::vector<Figure>& figures);

}  // namespace mt::board
