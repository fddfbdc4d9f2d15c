// Finds the games of the family that a record may belong to, by the shapes in its texts.
#pragma once
#include "movetext/games/api/evidence.hpp"

#include <vector>

namespace mt::draughts {

// Returns GameType values ("25", "21,B,8,8,A0,0") under which such texts make sense, the likeliest first.
std::vector<const char*> likely_games(const Evidence& evidence);
// Returns all games with square names of that kind, however high the numbers: a single damaged move
// ("41-377") does not limit the board.
std::vector<const char*> conceivable_games(const Evidence& evidence);

}  // namespace mt::draughts
