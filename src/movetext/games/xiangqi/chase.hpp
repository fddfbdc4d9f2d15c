// The men that a side attacks in the sense of the rules of repetition.
#pragma once
#include "movetext/games/xiangqi/position.hpp"

#include <array>

namespace mt::xiangqi {

// Returns the men of the other side that some man of `side` chases (Asian Xiangqi Rules, 2003; World Xiangqi
// Rules, 2018): it could capture them now if it were to move, and would win by that.  Kings and pawns chase
// nothing, and pawns that have not crossed the river are not chased.
Points chased_men(const Position& position, Side side);

// The points that each man of a side attacks; the index is the point of the man.
using Attacks = std::array<Points, point_count>;
// Returns the men that each man of the side chases.
Attacks chases_of(const Position& position, Side side);
// Returns the men that each man of the side could capture if it were to move, protected or not.  A side in
// check could capture whatever its men reach.
Attacks attacks_of(const Position& position, Side side);

// The same by the plain rule for programs (UCCI league, 2007): only the man on `by` chases, men of its own
// kind never are, and a man that could be recaptured is protected whether or not its protector is pinned.
Points chased_plainly(const Position& position, int by);

// Says whether the side would give mate at once if it were to move.
bool threatens_mate(const Position& position, Side side);

}  // namespace mt::xiangqi
