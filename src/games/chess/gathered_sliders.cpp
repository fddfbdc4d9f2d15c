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

// All subsets of the men that matter, in the order of their gathered numbers; gives the end.
template <class Out>
constexpr std::size_t fill(const Rays& rays, Out& out, std::size_t at) {
  Set64 men = 0;
  do {
    out[at++] = static_cast<std::uint16_t>(gather(rays.seen(men), rays.whole()));
    men = (men - rays.inner) & rays.inner;
  } while (men != 0);
  return at;
}

// Compilers bound the work of one constant expression: so the table is made in nine parts, the rooks of each
// rank and the bishops.
struct Part {
  std::array<std::uint16_t, 20'480> attacks{};
  std::size_t size = 0;
};
constexpr int bishops = 8;

constexpr Part make_part(int number) {
  Part part;
  if (number == bishops) {
    for (int square = 0; square < 64; ++square)
      part.size = fill(diagonals_from(square), part.attacks, part.size);
  } else {
    for (int file = 0; file < 8; ++file)
      part.size = fill(straights_from(square_at(file, number)), part.attacks, part.size);
  }
  return part;
}
template <int number>
constexpr Part part_of = make_part(number);

template <int... number>
constexpr std::array<std::uint16_t, gathered_size> joined(std::integer_sequence<int, number...>) {
  std::array<std::uint16_t, gathered_size> all{};
  std::size_t at = 0;
  const auto add = [&](const Part& part) {
    for (std::size_t i = 0; i < part.size; ++i) all[at++] = part.attacks[i];
  };
  (add(part_of<number>), ...);
  return all;
}

constexpr std::array<GatheredLines, 64> lines_of(Rays (*rays_from)(int), std::uint32_t at) {
  std::array<GatheredLines, 64> table{};
  for (int square = 0; square < 64; ++square) {
    const Rays rays = rays_from(square);
    table[static_cast<std::size_t>(square)] = {rays.inner, rays.whole(), at};
    at += 1U << std::popcount(rays.inner);
  }
  return table;
}

}  // namespace

constexpr std::array<GatheredLines, 64> gathered_straights = lines_of(straights_from, 0);
constexpr std::array<GatheredLines, 64> gathered_diagonals = lines_of(diagonals_from, gathered_rooks);
constexpr std::array<std::uint16_t, gathered_size> gathered_attacks =
    joined(std::make_integer_sequence<int, 9>{});

#ifdef MOVETEXT_CHESS_BIT_MACHINE
bool BitMachine::available() {
  const bool slow = __builtin_cpu_is("amdfam15h") || __builtin_cpu_is("amdfam17h");
  return __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt") && !slow;
}
#endif

}  // namespace mt::chess
