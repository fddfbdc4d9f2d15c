// The tables of BitMachine: 215 KB, made by the compiler.
#include "movetext/games/chess/sliders.hpp"

#include <utility>

namespace mt::chess {
namespace {

// The four lines of a man from one square.  Two run to higher squares, two to lower ones.
struct Rays {
  std::array<Set64, 2> up{};
  std::array<Set64, 2> down{};
  Set64 inner = 0;  // all of them without their last squares

  // With (dx, dy) and (ex, ey) upward.
  constexpr Rays(int square, int dx, int dy, int ex, int ey) {
    up = {ray(square, dx, dy), ray(square, ex, ey)};
    down = {ray(square, -dx, -dy), ray(square, -ex, -ey)};
  }
  constexpr Set64 whole() const { return up[0] | up[1] | down[0] | down[1]; }
  // As far as the first man, with him.
  constexpr Set64 seen(Set64 men) const {
    Set64 set = 0;
    for (const Set64 ray : up) {
      const Set64 on_it = men & ray;
      set |= ray & (on_it ^ (on_it - 1));
    }
    for (const Set64 ray : down) set |= ray & (0 - std::bit_floor((men & ray) | 1));
    return set;
  }

 private:
  constexpr Set64 ray(int square, int dx, int dy) {
    Set64 set = 0;
    Set64 last = 0;
    int file = file_of(square) + dx;
    int rank = rank_of(square) + dy;
    for (; file >= 0 && file < 8 && rank >= 0 && rank < 8; file += dx, rank += dy) {
      last = bit<Set64>(square_at(file, rank));
      set |= last;
    }
    inner |= set & ~last;
    return set;
  }
};

constexpr Rays diagonals_from(int square) {
  return {square, 1, 1, -1, 1};
}
constexpr Rays straights_from(int square) {
  return {square, 1, 0, 0, 1};
}

constexpr unsigned gather(Set64 set, Set64 mask) {
  unsigned result = 0;
  unsigned place = 1;
  for (; mask != 0; place <<= 1, mask &= mask - 1)
    if ((set & mask & (0 - mask)) != 0) result |= place;
  return result;
}

// One array a man and square: compilers bound the work of one constant expression.
//
// All subsets of the men that matter, in the order of their gathered numbers.
template <bool diagonal, int square>
constexpr auto attacks_of = [] {
  constexpr Rays rays = diagonal ? diagonals_from(square) : straights_from(square);
  std::array<std::uint16_t, std::size_t{1} << std::popcount(rays.inner)> attacks{};
  Set64 men = 0;
  for (std::uint16_t& entry : attacks) {
    entry = static_cast<std::uint16_t>(gather(rays.seen(men), rays.whole()));
    men = (men - rays.inner) & rays.inner;
  }
  return attacks;
}();

template <bool diagonal, int square>
constexpr GatheredLines lines_from() {
  const Rays rays = diagonal ? diagonals_from(square) : straights_from(square);
  return {rays.inner, rays.whole(), attacks_of<diagonal, square>.data()};
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
