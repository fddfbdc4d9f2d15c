// Defines positions and moves of Othello as values.
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/games/othello/board.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace mt::othello {

// Black is Side::first.
template <class Set>
struct Position {
  std::array<Set, 2> discs{};
  Side turn = Side::first;
  // Whether the side `turn` must pass: it has no move, but the other side has. A record may write the pass or
  // omit it.
  bool passes = false;

  constexpr Set of(Side side) const { return discs[static_cast<std::size_t>(side)]; }
  constexpr Set& of(Side side) { return discs[static_cast<std::size_t>(side)]; }
  constexpr Set occupied() const { return discs[0] | discs[1]; }
  // Returns the side that puts the next disc.
  constexpr Side mover() const { return passes ? other(turn) : turn; }
  friend bool operator==(const Position&, const Position&) = default;
};

struct Move {
  std::uint8_t square = 0;
  friend bool operator==(Move, Move) = default;
};

template <class Set>
[[gnu::always_inline]] constexpr bool has_move(const Board<Set>& board, const Position<Set>& position,
                                               Side side) {
  return may_move(board, position.of(side), position.of(other(side)));
}

// Makes `side` the side to move, and notes whether it must pass.
template <class Set>
[[gnu::always_inline]] constexpr void give_turn(const Board<Set>& board, Position<Set>& position, Side side) {
  position.turn = side;
  position.passes = !has_move(board, position, side) && has_move(board, position, other(side));
}

// Plays a legal move. `turned`: the discs that the move turns.
template <class Set>
[[gnu::always_inline]] constexpr Position<Set> played(const Board<Set>& board, Position<Set> position,
                                                      int square, Set turned) {
  const Side side = position.mover();
  position.of(side) |= turned | bit<Set>(square);
  position.of(other(side)) &= ~turned;
  give_turn(board, position, other(side));
  return position;
}

// Returns the start position: White on d4 and e5, Black on e4 and d5. On a board of another size, the four
// discs are in the middle in the same arrangement.
template <class Set>
constexpr Position<Set> start_position(const Board<Set>& board) {
  const int low = board.size / 2 - 1;
  const auto square = [&](int column, int row) { return bit<Set>(row * board.size + column); };
  Position<Set> start;
  start.of(Side::first) = square(low + 1, low) | square(low, low + 1);
  start.of(Side::second) = square(low, low) | square(low + 1, low + 1);
  return start;
}

}  // namespace mt::othello
