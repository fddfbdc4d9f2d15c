// The 960 start arrays by number (Reinhard Scharnagl's order): chess is number 518.
#pragma once
#include "movetext/games/chess/position.hpp"

#include <optional>

namespace mt::chess {

inline constexpr int start_array_count = 960;

// Requires 0 <= number < start_array_count.
Position start_position(int number);

// Returns the number of the array in this position, or nullopt for other positions.
std::optional<int> start_number(const Position& position);

}  // namespace mt::chess
