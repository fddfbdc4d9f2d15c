// Counts the paths of legal moves. A pass counts as a ply. A game that ends before the depth counts as one
// path. Edax and the published tables count in the same way.
#pragma once
#include "movetext/games/othello/position.hpp"

#include <cstdint>

namespace mt::othello {

template <class Set>
std::uint64_t perft(const Board<Set>& board, const Position<Set>& position, int depth);

}  // namespace mt::othello
