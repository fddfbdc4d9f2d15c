// Recognises texts of draughts among texts of all games.
#pragma once
#include "movetext/games/api/looks.hpp"

namespace mt::draughts {

// Returns how surely a word is a move of draughts, such as "32-28", "12x19x28", "c3-d4", "c3xe5xg7", "e45",
// "cd4".
Claim claim_move(std::string_view word, WordPlace place);
// Returns how surely a text is a position of draughts, such as "W:W31-50:B1-20". The dialects have only the
// colon between the two sides in common.
Claim claim_position(std::string_view text);

}  // namespace mt::draughts
