// Legal moves.
//
//   MoveList moves;
//   legal_moves(position, moves);
//   for (const Move move : moves) visit(play(position, move));
#pragma once
#include "movetext/games/api/short_list.hpp"
#include "movetext/games/chess/position.hpp"

#include <cstdint>

namespace mt::chess {

// Large enough for any board: a square is reached along at most eight lines and by eight knights, and
// promotions count fourfold; with n men that have at most 27 moves, 64 - n squares are left to move to, and
// min(27 n, 16 (64 - n) + 72) never exceeds 688. (The maximum of any reachable position is 218.)
using MoveList = ShortList<Move, 700>;

void legal_moves(const Position& position, MoveList& moves);

// Returns whether the side to move has a legal move; if not, it is mate or stalemate.
bool has_move(const Position& position);

// The largest depth of perft: a greater one would never finish.
inline constexpr int max_perft_depth = 256;

// Returns the number of move paths of that depth; 1 for depth 0.  The rules that end a game in a draw are not
// applied.
std::uint64_t perft(const Position& position, int depth);

}  // namespace mt::chess
