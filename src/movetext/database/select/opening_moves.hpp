// The positions that a sequence of moves reaches from the start of a game.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/replay/search.hpp"

#include <vector>

namespace mt::database {

// Returns the positions after the first moves of the sequence, as many of them as must follow each other from
// the start position. Every game that begins at the start position and has the sequence reaches one of them.
// Returns an empty list if the sequence may begin later, or if there are too many positions.
std::vector<AnyPosition> positions_after(const AnyGame& game,
                                         const std::vector<replay::SoughtMove>& sequence);

}  // namespace mt::database
