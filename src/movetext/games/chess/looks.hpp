// Recognises texts of chess among those of other games.
#pragma once
#include "movetext/games/api/looks.hpp"

namespace mt::chess {

// Claims "Nf3", "e4", "exd5", "O-O", "e2-e4", "e7e8q", figurines and letters of other languages.
Claim claim_move(std::string_view word, WordPlace place);
// Claims the men of eight ranks as in FEN.
Claim claim_position(std::string_view text);

}  // namespace mt::chess
