// The board as sets of squares, and the moves of a side on it.
//
//   const Board<Set64> board(8);
//   Set64 moves = moves_of(board, black, white);          // the squares where Black may put a disc
//   Set64 turned = turned_by(board, black, white, 37);    // the discs that Black turns by f5
//
// Square 0 is a1, at the top left; squares are numbered along the rows: b1 is 1, and a2 is the length of a
// row.
#pragma once
#include "movetext/base/square_set.hpp"

namespace mt::othello {

template <class Set>
struct Board {
  int size = 8;
  Set all{};    // the squares
  Set inner{};  // ... without the first and the last column: a line that turns discs ends beyond them

  constexpr Board() = default;
  explicit constexpr Board(int side) : size(side) {
    for (int square = 0; square < side * side; ++square) {
      all |= bit<Set>(square);
      const int column = square % side;
      if (column > 0 && column < side - 1) inner |= bit<Set>(square);
    }
  }
  constexpr int square_count() const { return size * size; }
  // Returns the longest line of discs that a move can turn.
  constexpr int longest() const { return size - 2; }
};

// The board of nearly all games, as a constant: code compiled for it has all steps as constants.
inline constexpr Board<Set64> usual_board{8};

// The steps from a square to neighbours with higher numbers; their opposites lead to those with lower
// numbers.
template <class Visit>
[[gnu::always_inline]] constexpr void each_axis(int size, Visit&& visit) {
  visit(1);
  visit(size - 1);
  visit(size);
  visit(size + 1);
}

// Moves all members by `step` squares, which may be negative.
template <class Word>
[[gnu::always_inline]] constexpr Word shifted(Word set, int step) {
  return step > 0 ? set << step : set >> -step;
}

// Lines of squares that begin next to a set and continue without gaps, to higher and to lower numbers.
template <class Word>
struct Lines {
  Word up;
  Word down;
};

// Returns the members of `through` in such lines along the axis. The lines double in length with each step,
// so that few steps reach the longest one; to higher numbers along a row, a carry passes through all of them
// at once.
template <class Word>
[[gnu::always_inline]] constexpr Lines<Word> lines_from(Word from, Word through, int axis, int longest) {
  const Word pairs = through & (through << axis);
  const Word lower_pairs = pairs >> axis;
  Word up = through & (from << axis);
  Word down = through & (from >> axis);
  down |= through & (down >> axis);
  for (int length = 2; length < longest; length += 2) down |= lower_pairs & (down >> 2 * axis);
  if (axis == 1) return {through & ~(through + up), down};
  up |= through & (up << axis);
  for (int length = 2; length < longest; length += 2) up |= pairs & (up << 2 * axis);
  return {up, down};
}

// Returns the discs of the other side that a line along that axis may cross, so that steps along a row never
// leave it.
template <class Set, class Word>
[[gnu::always_inline]] constexpr Word crossable(const Board<Set>& board, Word other, int axis) {
  return axis == board.size ? other : other & board.inner;
}

// Returns the empty squares where the side with the discs `own` may put a disc.
template <class Set, class Word>
[[gnu::always_inline]] constexpr Word moves_of(const Board<Set>& board, Word own, Word other) {
  Word ends{};
  each_axis(
      board.size, [&](int axis) __attribute__((always_inline)) {
        const Word through = crossable(board, other, axis);
        const Lines<Word> lines = lines_from(own, through, axis, board.longest());
        ends |= (lines.up << axis) | (lines.down >> axis);
      });
  return ends & ~(own | other) & board.all;
}

// Returns whether there is such a square; usually there is one along the first axis.
template <class Set>
[[gnu::always_inline]] constexpr bool may_move(const Board<Set>& board, Set own, Set other) {
  const Set empty = ~(own | other) & board.all;
  bool found = false;
  each_axis(
      board.size, [&](int axis) __attribute__((always_inline)) {
        if (found) return;
        const Lines<Set> lines = lines_from(own, crossable(board, other, axis), axis, board.longest());
        found = any(((lines.up << axis) | (lines.down >> axis)) & empty);
      });
  return found;
}

// Returns the discs that a disc of the side turns when put on an empty square; if there are none, it may not
// be put there.
template <class Set>
[[gnu::always_inline]] constexpr Set turned_by(const Board<Set>& board, Set own, Set other, int square) {
  const Set disc = bit<Set>(square);
  Set turned{};
  each_axis(
      board.size, [&](int axis) __attribute__((always_inline)) {
        const Lines<Set> lines = lines_from(disc, crossable(board, other, axis), axis, board.longest());
        if (any((lines.up << axis) & own)) turned |= lines.up;
        if (any((lines.down >> axis) & own)) turned |= lines.down;
      });
  return turned;
}

}  // namespace mt::othello
