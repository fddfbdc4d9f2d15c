// The men that a side attacks, in the sense of the repetition rules.
#pragma once
#include "movetext/games/xiangqi/position.hpp"

#include <array>

namespace mt::xiangqi {

// Returns the men of the other side that some man of `side` chases (Asian Xiangqi Rules, 2003; World Xiangqi
// Rules, 2018): it could capture them now if it were to move, and would gain by it. Kings and pawns do not
// chase, and pawns that have not crossed the river are not chased.
Points chased_men(const Position& position, Side side);

// The points that each man of a side attacks, indexed by the point of the man.
using Attacks = std::array<Points, point_count>;
// Returns the men that each man of the side chases.
Attacks chases_of(const Position& position, Side side);
// Returns the men that each man of the side could capture if it were to move, protected or not. For a side in
// check these are all men within reach.
Attacks attacks_of(const Position& position, Side side);

// The same by the simple rule for programs (UCCI league, 2007): only the man on `by` chases, men of its own
// kind are never chased, and a man that could be recaptured is protected even if its protector is pinned.
Points chased_plainly(const Position& position, int by);

// Returns whether the side could give mate at once if it were to move.
bool threatens_mate(const Position& position, Side side);

}  // namespace mt::xiangqi
