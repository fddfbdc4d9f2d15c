// Finds the squares that bishops and rooks reach on an occupied board.
//
// There are two implementations with the same results, used as template arguments. Portable runs on every
// processor. BitMachine needs instructions that gather and count bits; it finds the squares of a slider by
// one look-up.
#pragma once
#include "movetext/games/chess/geometry.hpp"

#include <array>
#include <bit>
#include <cstdint>

namespace mt::chess {

// Finds the squares that a slider reaches along one line, in both directions, up to and including the first
// man. Upward, subtracting the slider's square from the men above it changes the bits of exactly these
// squares. Downward, the same subtraction works on the board turned over ("o ^ (o - 2r)").
constexpr Set64 turned_over(Set64 set) {
  return __builtin_bswap64(set);
}
constexpr Set64 line_attacks(int square, Set64 line_set, Set64 occupied) {
  const Set64 men = occupied & line_set;
  const auto here = bit<Set64>(square);
  const Set64 up = men - here;  // the square itself is not on its line, so this is men - 2 * here + here
  const Set64 down = turned_over(turned_over(men) - turned_over(here));
  return (up ^ down) & line_set;
}

// The attacks along a rank are rank_attacks[file][occupancy of the six inner squares].
extern const std::array<std::array<std::uint8_t, 64>, 8> rank_attacks;

struct Portable {
  static int count(Set64 set) { return mt::count(set); }
  static Set64 diagonal(int square, Set64 occupied) {
    const Reach& r = reach_of(square);
    return line_attacks(square, r.rising, occupied) | line_attacks(square, r.falling, occupied);
  }
  static Set64 straight(int square, Set64 occupied) {
    const int shift = square & 56;
    const auto inner = static_cast<std::size_t>(occupied >> (shift + 1)) & 63U;
    const Set64 rank = rank_attacks[static_cast<std::size_t>(file_of(square))][inner];
    const Set64 file = file_set(square) ^ bit<Set64>(square);
    return rank << shift | line_attacks(square, file, occupied);
  }
};

// The men between a slider and the edges decide which squares the slider reaches. The bits of these men,
// gathered into a number, are the index in the table.
struct GatheredLines {
  Set64 relevant;  // the lines, each without its last square
  Set64 lines;
  const std::uint16_t* attacks;  // attacked squares, gathered from `lines`
};
extern const std::array<GatheredLines, 64> gathered_diagonals;
extern const std::array<GatheredLines, 64> gathered_straights;

#if defined(__x86_64__)
#define MOVETEXT_CHESS_BIT_MACHINE 1
// The instructions are written as assembly, so that the rest of the program runs on processors without them.
struct BitMachine {
  static int count(Set64 set) {
    Set64 result;
    __asm__("popcntq %1, %0" : "=r"(result) : "r"(set) : "cc");
    return static_cast<int>(result);
  }
  static Set64 diagonal(int square, Set64 occupied) {
    return look_up(gathered_diagonals[static_cast<std::size_t>(square)], occupied);
  }
  static Set64 straight(int square, Set64 occupied) {
    return look_up(gathered_straights[static_cast<std::size_t>(square)], occupied);
  }

  // Returns whether this processor has fast versions of these instructions (AMD has slow ones before Zen 3).
  static bool available();

 private:
  static Set64 look_up(const GatheredLines& from, Set64 occupied) {
    return scatter(from.attacks[gather(occupied, from.relevant)], from.lines);
  }
  static Set64 gather(Set64 set, Set64 mask) {
    Set64 result;
    __asm__("pextq %2, %1, %0" : "=r"(result) : "r"(set), "r"(mask));
    return result;
  }
  static Set64 scatter(Set64 set, Set64 mask) {
    Set64 result;
    __asm__("pdepq %2, %1, %0" : "=r"(result) : "r"(set), "r"(mask));
    return result;
  }
};
#endif

}  // namespace mt::chess
