// The figures of a flat round piece around the point (0, 0), seen from above or from the side.
#pragma once
#include "movetext/board/figure.hpp"
#include "movetext/board/theme.hpp"

#include <vector>

namespace mt::board {

inline constexpr int disc_outline = 3;     // width of the line around the disc
inline constexpr int disc_diameter = 77;   // from edge to edge, including the outline
inline constexpr int disc_thickness = 22;  // height of a disc on its edge, including the outline

// Draws a disc without rings.
void draw_flat_disc(Ink side, const Look& look, std::vector<Figure>& figures);
// Draws a disc with rings.
void draw_disc(Ink side, const Look& look, std::vector<Figure>& figures);
// Draws a disc on top of a stack, with the number of discs in the stack.
void draw_counted_disc(const Look& look, int count, std::vector<Figure>& figures);
// Draws a disc on its edge.
void draw_disc_on_edge(const Look& look, std::vector<Figure>& figures);

}  // namespace mt::board
