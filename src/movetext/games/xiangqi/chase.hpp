// Finds the men that a side attacks, as the repetition rules define attacks.
#pragma once
#include "movetext/games/xiangqi/position.hpp"

#include <array>

namespace mt::xiangqi {

// Returns the men of the other side that a man of `side` chases (Asian Xiangqi Rules, 2003; World Xiangqi
// Rules, 2018). A man chases another man if it could capture that man now, with `side` to move, and would
// gain material by the capture. Kings and pawns do not chase. Pawns that have not crossed the river are not
// chased.
Points chased_men(const Position& position, Side side);

// The points that each man of a side attacks. The index is the point of the attacking man.
using Attacks = std::array<Points, point_count>;
// Returns which men each man of the side chases.
Attacks chases_of(const Position& position, Side side);
// Returns which men each man of the side could capture if the side were to move, even if these men are
// protected. Captures that would leave the king of the side in check do not count.
Attacks attacks_of(const Position& position, Side side);

// Returns the men that the man on `by` chases by the simple rule for programs (UCCI league, 2007). It never
// chases men of its own kind. A man that could be recaptured counts as protected, even if its protector is
// pinned.
Points chased_plainly(const Position& position, int by);

// Returns whether the side could give mate in one move if it were to move now.
bool threatens_mate(const Position& position, Side side);

}  // namespace mt::xiangqi
