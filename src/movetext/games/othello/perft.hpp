// Counts the paths of legal moves.  A pass is a ply, and a game that is over before the depth is one path, as
// Edax and the published tables count.
#pragma once
#include "movetext/games/othello/position.hpp"

#include <cstdint>

namespace mt::othello {

template <class Set>
std::uint64_t perft(const Board<Set>& board, const Position<Set>& position, int depth);

}  // namespace mt::othello
