// Rates how likely it is that a text belongs to chess and not to another game.
#pragma once
#include "movetext/games/api/looks.hpp"

namespace mt::chess {

// Rates a word. Moves are, for example, "Nf3", "e4", "exd5", "O-O", "e2-e4" and "e7e8q". They may also have
// figurines or letters of other languages.
Claim claim_move(std::string_view word, WordPlace place);
// Rates a position. It must begin with the men of eight ranks, as in FEN.
Claim claim_position(std::string_view text);

}  // namespace mt::chess
