// Detects positions that no game can reach.
#pragma once
#include "movetext/games/xiangqi/position.hpp"

#include <string>

namespace mt::xiangqi {

// Returns why the position cannot be played, such as "the kings face each other on the e file". Returns an
// empty string if the position can be played. Other code relies on this check: a position without a fault has
// one king for each side and no more men than the start position.
std::string position_fault(const Position& position);

}  // namespace mt::xiangqi
