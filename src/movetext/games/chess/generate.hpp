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

// It has room for any board: a square is reached along at most eight lines and by eight knights, promotions
// count fourfold; with n men that have 27 moves at most, 64 - n squares are left to move to, and
// min(27 n, 16 (64 - n) + 72) is never more than 688.  (The maximum of any reachable position is 218.)
using MoveList = ShortList<Move, 700>;

void legal_moves(const Position& position, MoveList& moves);

// Says whether the side to move has a legal move; if not, it is mate or stalemate.
bool has_move(const Position& position);

// The limit of perft's depth: it would not finish in a lifetime.
inline constexpr int max_perft_depth = 256;

// Returns the number of move paths of that depth; 1 for depth 0.  The rules that end a game in a draw are not
// applied.
std::uint64_t perft(const Position& position, int depth);

}  // namespace mt::chess
