// Lists legal moves.
//
//   MoveList moves;
//   legal_moves(position, moves);
//   for (const Move move : moves) visit(play(position, move));
#pragma once
#include "movetext/games/api/short_list.hpp"
#include "movetext/games/chess/position.hpp"

#include <cstdint>

namespace mt::chess {

// Large enough for any board. At most eight lines and eight knights lead to a square, and a promotion counts
// as four moves. If n men have at most 27 moves each, 64 - n squares are left as targets. So there are at
// most min(27 n, 16 (64 - n) + 72) moves, which never exceeds 688. (The maximum of any reachable position is
// 218.)
using MoveList = ShortList<Move, 700>;

void legal_moves(const Position& position, MoveList& moves);

// Returns whether the side to move has a legal move. If it has none, the position is mate or stalemate.
bool has_move(const Position& position);

// The largest depth of perft. A greater depth would never finish.
inline constexpr int max_perft_depth = 256;

// Returns the number of move sequences with `depth` plies, which is 1 for depth 0. The rules for draws are
// not applied.
std::uint64_t perft(const Position& position, int depth);

}  // namespace mt::chess
