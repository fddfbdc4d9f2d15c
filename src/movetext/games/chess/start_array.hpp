// The 960 start arrays by number (Reinhard Scharnagl's order): 518 is that of chess.
#pragma once
#include "movetext/games/chess/position.hpp"

#include <optional>

namespace mt::chess {

inline constexpr int start_array_count = 960;

// 0 <= number < start_array_count.
Position start_position(int number);

// The number of the array from which this position is the start; nothing for other positions.
std::optional<int> start_number(const Position& position);

}  // namespace mt::chess
