// Builds the tables of BitMachine at compile time. Their size is 215 KB.
#include "movetext/games/chess/sliders.hpp"

#include <utility>

namespace mt::chess {
namespace {

// The lines of a slider from one square, and the squares where other men can limit the lines.
struct Rays {
  Set64 whole = 0;
  Set64 inner = 0;                 // without the last square of each line, where a man hides no other square
  std::array<Set64, 64> beyond{};  // by square of `inner`: the squares that a man on this square hides

  constexpr void add(int square, int dx, int dy) {
    std::array<int, 8> line{};
    int length = 0;
    int file = file_of(square) + dx;
    int rank = rank_of(square) + dy;
    for (; file >= 0 && file < 8 && rank >= 0 && rank < 8; file += dx, rank += dy)
      line[static_cast<unsigned>(length++)] = square_at(file, rank);
    Set64 hidden = 0;
    for (int i = length; i-- > 0;) {
      const int here = line[static_cast<unsigned>(i)];
      if (hidden != 0) inner |= bit<Set64>(here);
      beyond[static_cast<unsigned>(here)] = hidden;
      hidden |= bit<Set64>(here);
    }
    whole |= hidden;
  }
};

constexpr Rays rays_from(int square, bool diagonal) {
  Rays rays;
  for (const int way : {1, -1}) {
    rays.add(square, way, diagonal ? way : 0);
    rays.add(square, diagonal ? -way : 0, way);
  }
  return rays;
}

constexpr unsigned gather(Set64 set, Set64 mask) {
  unsigned result = 0;
  unsigned place = 1;
  for (; mask != 0; place <<= 1, mask &= mask - 1)
    if ((set & mask & (0 - mask)) != 0) result |= place;
  return result;
}

// Holds the attacked squares for every subset of the relevant men, in the order of the gathered numbers. A
// man hides all squares beyond it, whatever else is on the board. So the table is built man by man: the
// attacks for a subset are the attacks for the subset without one man, minus the squares that this man hides.
//
// There is a separate array for each kind and square, because compilers limit the work in one constant
// expression and evaluate long ones slowly.
template <bool diagonal, int square>
constexpr auto attacks_of = [] {
  constexpr Rays rays = rays_from(square, diagonal);
  std::array<unsigned, std::popcount(rays.inner)> seen{};
  Set64 men = rays.inner;
  for (unsigned& without_hidden : seen) {
    without_hidden = gather(~rays.beyond[static_cast<unsigned>(std::countr_zero(men))], rays.whole);
    men &= men - 1;
  }
  std::array<std::uint16_t, std::size_t{1} << seen.size()> attacks{};
  attacks[0] = static_cast<std::uint16_t>(gather(rays.whole, rays.whole));
  std::size_t known = 1;
  for (const unsigned without_hidden : seen)
    for (std::size_t end = 2 * known, without = 0; known < end; ++known, ++without)
      attacks[known] = static_cast<std::uint16_t>(attacks[without] & without_hidden);
  return attacks;
}();

template <bool diagonal, int square>
constexpr GatheredLines lines_from() {
  constexpr Rays rays = rays_from(square, diagonal);
  return {rays.inner, rays.whole, attacks_of<diagonal, square>.data()};
}
template <bool diagonal, int... square>
constexpr std::array<GatheredLines, 64> lines_of(std::integer_sequence<int, square...>) {
  return {lines_from<diagonal, square>()...};
}

}  // namespace

constexpr std::array<GatheredLines, 64> gathered_diagonals =
    lines_of<true>(std::make_integer_sequence<int, 64>{});
constexpr std::array<GatheredLines, 64> gathered_straights =
    lines_of<false>(std::make_integer_sequence<int, 64>{});

#ifdef MOVETEXT_CHESS_BIT_MACHINE
bool BitMachine::available() {
  const bool slow = __builtin_cpu_is("amdfam15h") || __builtin_cpu_is("amdfam17h");
  return __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt") && !slow;
}
#endif

}  // namespace mt::chess
