// Finds the man that a move text means, starting from its target square.
#pragma once
#include "movetext/games/chess/attacks.hpp"
#include "movetext/games/chess/plain_step.hpp"
#include "movetext/games/chess/rivals.hpp"

namespace mt::chess {

// Stores the facts that are known after a move in `out` and `after`. `sign`: the sign of check in the text,
// or '\0'. `watchers`: see Position.
[[gnu::always_inline]] inline void note(bool check, Set64 watchers, bool canonical, char sign, PlainMove& out,
                                        Position& after) {
  after.watchers = check ? Position::not_known : watchers;
  out.sign = sign;
  // Here the sign is only tested for presence: it must be there exactly if the move gives check.
  // is_canonical() tests whether it should be + or #.
  out.canonical = canonical & (check == (sign != '\0'));
}

// Returns the sliders of `side` that would attack the square on an empty board.
inline Set64 sliders_towards(const Board& board, Colour side, const Reach& square) {
  return ((square.diagonal & board.diagonals) | (square.straight & board.straights)) & board.of(side);
}

// Returns whether the king is not in check after the move. Usually a quick test is enough: no slider is on
// the line through the king and the start square.
template <Colour us>
[[gnu::always_inline]] inline bool leaves_safe(const Position& before, int from, int to) {
  const Board& board = before.board;
  if (before.watchers == 0) return true;
  if (before.watchers != Position::not_known && (before.watchers & line_of(board.king(us), from)) == 0)
    return true;
  return leaves_king_safe(board, us, from, to);
}

// Returns whether a man of `us` may stop on the square: it must hold a man of the other side if the move
// captures, else be empty.
template <Colour us>
[[gnu::always_inline]] inline bool is_free(const Board& board, int to, bool captures) {
  return captures ? has(board.of(other(us)), to) : !has(board.occupied(), to);
}

// Returns the square of the pawn that can step to this empty square, or -1 if there is none.
template <Colour us>
[[gnu::always_inline]] inline int pawn_behind(const Board& board, int to) {
  constexpr int back = us == Colour::white ? -8 : 8;
  const Set64 pawns = board.of(us) & board.pawns;
  const Set64 occupied = board.occupied();
  if (has(occupied, to)) return -1;
  int from = to + back;
  if (has(pawns, from)) return from;
  if (rank_of(seen_by(us, to)) != 3 || has(occupied, from)) return -1;
  from += back;
  return has(pawns, from) ? from : -1;
}

// Returns the square of the pawn on this file that can capture on `to`, or -1 if there is none.
template <Colour us>
[[gnu::always_inline]] inline int capturing_pawn(const Board& board, int file, int to) {
  constexpr int back = us == Colour::white ? -8 : 8;
  if (file - file_of(to) != 1 && file - file_of(to) != -1) return -1;
  const int from = square_at(file, rank_of(to + back));
  return has(board.of(us) & board.pawns, from) ? from : -1;
}

}  // namespace mt::chess
