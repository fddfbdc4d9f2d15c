// Lists legal moves.
//
//   MoveList moves;
//   legal_moves(position, moves);
//   for (const Move move : moves) visit(play(position, move));
#pragma once
#include "movetext/games/xiangqi/moves.hpp"
#include "movetext/games/xiangqi/position.hpp"

namespace mt::xiangqi {

void legal_moves(const Position& position, MoveList& moves);

// Returns whether the side to move has a legal move. A side without one has lost.
bool has_move(const Position& position);

// Returns the targets of the legal moves of the man on `from`, as if its side were to move.
Points targets_of(const Position& position, int from);

// The largest depth of perft. A greater depth would never finish.
inline constexpr int max_perft_depth = 256;

// Returns the number of move sequences with `depth` plies, which is 1 for depth 0. The rules for draws are
// not applied.
std::uint64_t perft(const Position& position, int depth);

}  // namespace mt::xiangqi
