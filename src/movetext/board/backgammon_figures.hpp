// Dice, the doubling cube and a checker on edge.
#pragma once
#include "movetext/board/drawing.hpp"
#include "movetext/board/figure.hpp"

#include <cstdint>
#include <vector>

namespace mt::board {

inline constexpr int die_edge = 66;      // of a die, with its outline
inline constexpr int cube_edge = 78;     // of the cube, with its outline
inline constexpr int checker_edge = 22;  // thickness of a checker, with its outline

// `number`: 1..6.
void draw_die(Point centre, Ink side, int number, std::vector<Figure>& figures);
void draw_cube(Point centre, std::uint32_t value, std::vector<Figure>& figures);
// A checker that stands on its edge, seen from the side: the figures of a symbol (symbol.hpp).
void draw_checker_on_edge(Ink side, std::vector<Figure>& figures);

}  // namespace mt::board
