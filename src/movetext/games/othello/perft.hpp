// Counts the paths of legal moves. A pass is a ply, and a game that ends before the depth is one path, as in
// Edax and the published tables.
#pragma once
#include "movetext/games/othello/position.hpp"

#include <cstdint>

namespace mt::othello {

template <class Set>
std::uint64_t perft(const Board<Set>& board, const Position<Set>& position, int depth);

}  // namespace mt::othello
