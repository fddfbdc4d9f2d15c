// Which games of the family a record may be of, by what its texts look like.
#pragma once
#include "movetext/games/api/evidence.hpp"

#include <vector>

namespace mt::draughts {

// GameType values ("25", "21,B,8,8,A0,0") under which such texts make sense, the likeliest first.
std::vector<const char*> likely_games(const Evidence& evidence);
// All games whose squares have such names, however high: one damaged move ("41-377") tells nothing of the
// board.
std::vector<const char*> conceivable_games(const Evidence& evidence);

}  // namespace mt::draughts
