// What texts of draughts look like among those of other games.
#pragma once
#include "movetext/games/api/looks.hpp"

namespace mt::draughts {

// "32-28", "12x19x28", "c3-d4", "c3xe5xg7", "e45", "cd4".
Claim claim_move(std::string_view word, WordPlace place);
// "W:W31-50:B1-20": the colon between the sides is all that positions of the dialects share.
Claim claim_position(std::string_view text);

}  // namespace mt::draughts
