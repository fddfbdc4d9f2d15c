// The result of a game for its two sides, as counts of moves need it.
#pragma once
#include "movetext/record/move_sums.hpp"
#include "movetext/record/record.hpp"

#include <cstdint>

namespace mt {

// Returns the worth of the record's result. A record without a result has no worth.
GameWorth worth_of_result(const Record& record);
// Returns the worth of a game of a match. `value`: Event::value of the points that end the game.
GameWorth worth_of_points(std::uint32_t value);

}  // namespace mt
