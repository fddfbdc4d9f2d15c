// Holds the characters on the river: "the river of Chu, the border of Han".
#pragma once
#include "movetext/board/lattice.hpp"

#include <array>

namespace mt::xiangqi {

extern const std::array<board::Inscription, 4> river_characters;

}  // namespace mt::xiangqi
