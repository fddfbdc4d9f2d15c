// Cuts the lines of a record after a number of plies.
#pragma once
#include "movetext/record/record.hpp"

#include <cstdint>

namespace mt {

// Keeps the first `plies` plies of the main line, passes included, with their annotations. A variation is cut
// after the same ply of the game. In a match, keeps the first plays of each game, and the points that it
// gave. Tags and termination marker stay. Returns whether a move was removed.
bool truncate(Record& record, std::uint32_t plies);

}  // namespace mt
