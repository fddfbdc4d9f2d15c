// Represents the board as sets of squares, and computes the moves of a side.
//
//   const Board<Set64> board(8);
//   Set64 moves = moves_of(board, black, white);          // the squares where Black may put a disc
//   Set64 turned = turned_by(board, black, white, 37);    // the discs that Black turns by f5
//
// Squares are numbered along the rows, beginning with a1 = 0 at the top left: b1 is 1, and the number of a2
// is the length of a row.
#pragma once
#include "movetext/base/square_set.hpp"

namespace mt::othello {

template <class Set>
struct Board {
  int size = 8;
  Set all{};    // all squares
  Set inner{};  // without the first and last column, in which lines along rows and diagonals must end

  constexpr Board() = default;
  explicit constexpr Board(int side) : size(side) {
    for (int square = 0; square < side * side; ++square) {
      all |= bit<Set>(square);
      const int column = square % side;
      if (column > 0 && column < side - 1) inner |= bit<Set>(square);
    }
  }
  constexpr int square_count() const { return size * size; }
  // Returns the length of the longest line of discs that a move can turn.
  constexpr int longest() const { return size - 2; }
};

// The board of nearly all games. It is a constant, so that the compiler knows its size and its steps.
inline constexpr Board<Set64> usual_board{8};

// Calls visit(step) for each step to a neighbour with a higher number. The opposite steps lead to neighbours
// with lower numbers.
template <class Visit>
[[gnu::always_inline]] constexpr void each_axis(int size, Visit&& visit) {
  visit(1);
  visit(size - 1);
  visit(size);
  visit(size + 1);
}

// Moves all squares of the set by `step`, which may be negative.
template <class Word>
[[gnu::always_inline]] constexpr Word shifted(Word set, int step) {
  return step > 0 ? set << step : set >> -step;
}

// Two sets of lines. The lines begin next to a set of squares and continue without gaps: `up` to higher
// numbers, `down` to lower numbers.
template <class Word>
struct Lines {
  Word up;
  Word down;
};

// Returns the lines along the axis that begin next to `from` and consist of squares in `through`. The length
// of the lines doubles with each step, so that few steps reach the longest line. Towards higher numbers in a
// row, one addition finds a whole line by its carry.
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

// Returns the discs of the other side that a line along the axis may cross. For lines in rows and diagonals,
// discs in the first and last column are excluded, so that a line cannot continue in the next row. Lines
// along columns may cross these discs.
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

// Returns whether the side has a legal move. Usually the first axis already has one.
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

// Returns the discs that the side turns if it puts a disc on this empty square. If it turns none, the move is
// illegal.
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
