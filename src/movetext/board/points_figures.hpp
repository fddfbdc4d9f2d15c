// Draws the dice and the doubling cube.
#pragma once
#include "movetext/board/figure.hpp"
#include "movetext/board/theme.hpp"

#include <cstdint>
#include <vector>

namespace mt::board {

inline constexpr int die_edge = 66;   // edge of a die, including the outline
inline constexpr int cube_edge = 78;  // edge of the cube, including the outline

// `number`: 1..6.
void draw_die(Point centre, const Look& look, int number, std::vector<Figure>& figures);
void draw_cube(Point centre, const Theme& theme, std::uint32_t value, std::vector<Figure>& figures);

}  // namespace mt::board
