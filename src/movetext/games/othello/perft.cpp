#include "movetext/games/othello/perft.hpp"

#include "movetext/games/othello/pair.hpp"

#include <algorithm>
#include <array>

namespace mt::othello {
namespace {

// Counts the paths on any board, one position after another.
template <class Set>
std::uint64_t count_paths(const Board<Set>& board, const Position<Set>& position, int depth) {
  if (depth <= 0) return 1;
  if (position.passes) {
    Position<Set> passed = position;
    passed.turn = position.mover();
    passed.passes = false;
    return count_paths(board, passed, depth - 1);
  }
  const Set own = position.of(position.turn);
  const Set enemy = position.of(other(position.turn));
  Set moves = moves_of(board, own, enemy);
  if (depth == 1 || !any(moves)) return static_cast<std::uint64_t>(std::max(count(moves), 1));
  std::uint64_t paths = 0;
  while (any(moves)) {
    const int square = pop(moves);
    paths +=
        count_paths(board, played(board, position, square, turned_by(board, own, enemy, square)), depth - 1);
  }
  return paths;
}

constexpr const Board<Set64>& usual = usual_board;
constexpr std::size_t axes = 4;

// The lines of discs that a side can turn, for each axis.
template <class Word>
struct AllLines {
  std::array<Lines<Word>, axes> along;
};

template <class Word>
[[gnu::always_inline]] inline AllLines<Word> lines_of(Word own, Word enemy) {
  AllLines<Word> lines;
  std::size_t i = 0;
  each_axis(
      usual.size, [&](int axis) __attribute__((always_inline)) {
        lines.along[i++] = lines_from(own, crossable(usual, enemy, axis), axis, usual.longest());
      });
  return lines;
}

[[gnu::always_inline]] inline AllLines<Set64> half(const AllLines<Pair>& pair, int i) {
  AllLines<Set64> lines;
  for (std::size_t axis = 0; axis < axes; ++axis)
    lines.along[axis] = {pair.along[axis].up[i], pair.along[axis].down[i]};
  return lines;
}

// Counts the paths on the usual board. The turned discs are computed for all moves of a position together,
// one direction after another, because few moves turn discs in more than two directions. The last positions,
// whose moves are only counted, are processed in pairs, and so are the positions one ply before them.
class Counter {
 public:
  Counter() {
    for (int square = 0; square < squares; ++square)
      turned_[static_cast<std::size_t>(square)] = bit<Set64>(square);
  }

  // Returns the number of paths. `depth` is 1 or more.
  std::uint64_t count(Set64 own, Set64 enemy, int depth) {
    walk(own, enemy, depth);
    if (waits_)
      over_ +=
          static_cast<std::uint64_t>(std::max(mt::count(moves_of(usual, waiting_.own, waiting_.enemy)), 1));
    return last_.members() + last_.empty() + over_;
  }

 private:
  static constexpr int squares = 64;
  static constexpr std::size_t most_moves = squares - 4;
  struct Discs {
    Set64 own = 0;
    Set64 enemy = 0;
  };

  // Adds the paths with `depth` plies.
  void walk(Set64 own, Set64 enemy, int depth) {
    Set64 moves = note_moves(lines_of(own, enemy), ~(own | enemy));
    if (depth == 1 || moves == 0) return walk_on(own, enemy, depth, moves);
    if (depth == 2) return add_pairs(own, enemy, moves);
    std::array<Set64, most_moves> turned;
    std::size_t size = 0;
    for (; moves != 0; ++size) turned[size] = take_turned(moves);
    std::size_t i = 0;
    if (depth == 3)
      for (; i + 1 < size; i += 2) {
        const Pair both{turned[i], turned[i + 1]};
        walk_both(Pair{enemy, enemy} & ~both, Pair{own, own} | both);
      }
    for (; i < size; ++i) walk(enemy & ~turned[i], own | turned[i], depth - 1);
  }

  // Adds the paths with two plies from each of two positions.
  void walk_both(Pair own, Pair enemy) {
    const AllLines<Pair> lines = lines_of(own, enemy);
    const Pair empty = ~(own | enemy);
    for (int i = 0; i < 2; ++i) {
      const Set64 moves = note_moves(half(lines, i), empty[i]);
      if (moves == 0)
        walk_on(own[i], enemy[i], 2, moves);
      else
        add_pairs(own[i], enemy[i], moves);
    }
  }

  // Handles the rare cases: the side has no move, or `depth` is 1. A side without a move passes. If the other
  // side has no move either, the game has ended and counts as one path.
  [[gnu::noinline]] void walk_on(Set64 own, Set64 enemy, int depth, Set64 moves) {
    const Discs passed{enemy, own};
    if (moves == 0 && depth > 1 && moves_of(usual, passed.own, passed.enemy) != 0)
      return walk(passed.own, passed.enemy, depth - 1);
    over_ += static_cast<std::uint64_t>(std::max(mt::count(moves), 1));
    while (moves != 0) take_turned(moves);
  }

  // Stores in turned_ the discs that each move turns, and returns the moves.
  [[gnu::always_inline]] Set64 note_moves(const AllLines<Set64>& lines, Set64 empty) {
    Set64 moves = 0;
    std::size_t i = 0;
    each_axis(
        usual.size, [&](int axis) __attribute__((always_inline)) {
          moves |= note_lines(lines.along[i].up, empty, axis);
          moves |= note_lines(lines.along[i].down, empty, -axis);
          ++i;
        });
    return moves;
  }

  [[gnu::always_inline]] Set64 note_lines(Set64 lines, Set64 empty, int step) {
    const Set64 ends = shifted(lines, step) & empty;
    for (Set64 left = ends; left != 0;) {
      const Set64 end = take(left);
      Set64 disc = shifted(end, -step);
      Set64 line = 0;
      do {
        line |= disc;
        disc = shifted(disc, -step);
      } while ((disc & lines) != 0);
      turned_[static_cast<std::size_t>(lowest(end))] |= line;
    }
    return ends;
  }

  // Removes the first move from the set. Returns its disc together with the discs that it turns. Clears the
  // entry of the move in turned_.
  [[gnu::always_inline]] Set64 take_turned(Set64& moves) {
    const Set64 disc = take(moves);
    Set64& note = turned_[static_cast<std::size_t>(lowest(disc))];
    const Set64 turned = note;
    note = disc;
    return turned;
  }

  // Adds the paths with two plies. If the number of positions is odd, the last one waits for the next call.
  void add_pairs(Set64 own, Set64 enemy, Set64 moves) {
    PairCounter last = last_;
    if (waits_) {
      const Set64 turned = take_turned(moves);
      last.add(moves_of(usual, Pair{waiting_.own, enemy & ~turned}, Pair{waiting_.enemy, own | turned}));
      waits_ = false;
    }
    const Pair owns{own, own};
    const Pair enemies{enemy, enemy};
    while (moves != 0) {
      const Set64 first = take_turned(moves);
      if (moves == 0) {
        waiting_ = {enemy & ~first, own | first};
        waits_ = true;
        break;
      }
      const Pair turned{first, take_turned(moves)};
      last.add(moves_of(usual, enemies & ~turned, owns | turned));
    }
    last_ = last;
  }

  std::array<Set64, squares> turned_;  // by square: the new disc and the discs that it turns
  PairCounter last_;
  std::uint64_t over_ = 0;  // number of paths that last_ does not count
  Discs waiting_;
  bool waits_ = false;
};

}  // namespace

template <class Set>
std::uint64_t perft(const Board<Set>& board, const Position<Set>& position, int depth) {
  if constexpr (std::is_same_v<Set, Set64>)
    if (depth > 0 && board.size == 8)
      return Counter().count(position.of(position.turn), position.of(other(position.turn)), depth);
  return count_paths(board, position, depth);
}

template std::uint64_t perft(const Board<Set64>&, const Position<Set64>&, int);
template std::uint64_t perft(const Board<Set128>&, const Position<Set128>&, int);

}  // namespace mt::othello
