// What is wrong with a position that no game can reach.
#pragma once
#include "movetext/games/xiangqi/position.hpp"

#include <string>

namespace mt::xiangqi {

// Returns a clause, "the kings face each other on the e file"; empty: the position can be played.  All that
// relies on a position being sound (one king a side, no more men than in the beginning) relies on this.
std::string position_fault(const Position& position);

}  // namespace mt::xiangqi
