// Detects positions that no game can reach.
#pragma once
#include "movetext/games/xiangqi/position.hpp"

#include <string>

namespace mt::xiangqi {

// Returns a clause, such as "the kings face each other on the e file", or an empty string if the position can
// be played. All code that needs sound positions (one king for each side, no more men than at the start)
// relies on this.
std::string position_fault(const Position& position);

}  // namespace mt::xiangqi
