#include "movetext/games/chess/geometry.hpp"

namespace mt::chess {
namespace {

struct Step {
  int x;
  int y;
};

constexpr std::array<Step, 4> diagonal_steps{{{1, 1}, {-1, -1}, {1, -1}, {-1, 1}}};
constexpr std::array<Step, 4> straight_steps{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
constexpr std::array<Step, 8> knight_steps{
    {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};

// Returns the square after `times` steps, or -1 if it is beyond the edge.
constexpr int moved(int square, Step step, int times = 1) {
  const int file = file_of(square) + times * step.x;
  const int rank = rank_of(square) + times * step.y;
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : square_at(file, rank);
}

constexpr Set64 ray(int square, Step step) {
  Set64 set = 0;
  int times = 1;
  for (int to = moved(square, step); to >= 0; to = moved(square, step, ++times)) set |= bit<Set64>(to);
  return set;
}

constexpr Set64 one_step(int square, Step step) {
  const int to = moved(square, step);
  return to < 0 ? 0 : bit<Set64>(to);
}

constexpr std::array<Reach, 64> make_reach() {
  std::array<Reach, 64> table{};
  for (int square = 0; square < 64; ++square) {
    Reach& r = table[static_cast<std::size_t>(square)];
    r.pawn = {one_step(square, {-1, 1}) | one_step(square, {1, 1}),
              one_step(square, {-1, -1}) | one_step(square, {1, -1})};
    for (const Step step : knight_steps) r.knight |= one_step(square, step);
    for (const Step step : diagonal_steps) {
      r.king |= one_step(square, step);
      r.diagonal |= ray(square, step);
    }
    for (const Step step : straight_steps) {
      r.king |= one_step(square, step);
      r.straight |= ray(square, step);
    }
    r.rising = ray(square, {1, 1}) | ray(square, {-1, -1});
    r.falling = ray(square, {1, -1}) | ray(square, {-1, 1});
  }
  return table;
}

template <class Visit>
constexpr void for_each_line(Visit&& visit) {
  for (int square = 0; square < 64; ++square) {
    for (const auto& steps : {diagonal_steps, straight_steps}) {
      for (const Step step : steps) {
        const Set64 whole = bit<Set64>(square) | ray(square, step) | ray(square, {-step.x, -step.y});
        Set64 passed = 0;
        int times = 1;
        for (int to = moved(square, step); to >= 0; to = moved(square, step, ++times)) {
          visit(static_cast<std::size_t>(square), static_cast<std::size_t>(to), passed, whole);
          passed |= bit<Set64>(to);
        }
      }
    }
  }
}

using PairTable = std::array<std::array<Set64, 64>, 64>;

constexpr PairTable make_between() {
  PairTable table{};
  for_each_line([&](std::size_t a, std::size_t b, Set64 passed, Set64 /*whole*/) { table[a][b] = passed; });
  return table;
}

constexpr PairTable make_line() {
  PairTable table{};
  for_each_line([&](std::size_t a, std::size_t b, Set64 /*passed*/, Set64 whole) { table[a][b] = whole; });
  return table;
}

}  // namespace

constexpr std::array<Reach, 64> reach = make_reach();
constexpr PairTable between = make_between();
constexpr PairTable line = make_line();

}  // namespace mt::chess
