// Numbers the 960 start arrays in Reinhard Scharnagl's order. Chess has number 518.
#pragma once
#include "movetext/games/chess/position.hpp"

#include <optional>

namespace mt::chess {

inline constexpr int start_array_count = 960;

// Returns the start position with this number. Requires 0 <= number < start_array_count.
Position start_position(int number);

// Returns the number of the start array in this position, or nullopt if the position is not a start array.
std::optional<int> start_number(const Position& position);

}  // namespace mt::chess
