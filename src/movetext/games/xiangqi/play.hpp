// Computes the position after a move.
#pragma once
#include "movetext/games/xiangqi/geometry.hpp"
#include "movetext/games/xiangqi/moves.hpp"
#include "movetext/games/xiangqi/position.hpp"

#include <limits>

namespace mt::xiangqi {

// Moves the man on the board. Does not change the side to move or the counters.
[[gnu::always_inline]] inline void move_man(Position& position, int from, int to, Kind kind, bool captures) {
  const Points at = only(to);
  if (captures) {
    for (Points& set : position.kinds) set &= ~at;
    for (Points& set : position.sides) set &= ~at;
  }
  const Points both = only(from) | at;
  position.kinds[index(kind)] ^= both;
  position.sides[index(position.to_move)] ^= both;
  position.to_move = other(position.to_move);
}

inline void make(Position& position, Move move) {
  if (position.to_move == black) ++position.move_number;
  move_man(position, move.from, move.to, move.kind, move.captures);
  if (move.captures)
    position.quiet_plies = 0;
  else if (position.quiet_plies < std::numeric_limits<std::uint16_t>::max())
    ++position.quiet_plies;
}
inline Position play(Position position, Move move) {
  make(position, move);
  return position;
}

// Makes the other side the side to move. The rules have no pass, but some records do.
inline Position pass(Position position) {
  if (position.to_move == black) ++position.move_number;
  position.to_move = other(position.to_move);
  return position;
}

}  // namespace mt::xiangqi
