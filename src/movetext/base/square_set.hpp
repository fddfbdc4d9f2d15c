// Sets of 64, 128 or 256 squares, all with the same operators and functions.
#pragma once
#include <bit>
#include <cstdint>

namespace mt {

using Set64 = std::uint64_t;
__extension__ using Set128 = unsigned __int128;

// Two words of 128 bits, for boards that have more than 128 squares, counting their margins.
struct Set256 {
  Set128 low = 0;
  Set128 high = 0;

  constexpr Set256() = default;
  constexpr Set256(unsigned value)
      : low(value) {}  // NOLINT(google-explicit-constructor): like the built-in sets
  constexpr Set256(Set128 l, Set128 h) : low(l), high(h) {}
  friend constexpr bool operator==(const Set256&, const Set256&) = default;
  friend constexpr Set256 operator|(Set256 a, Set256 b) { return {a.low | b.low, a.high | b.high}; }
  friend constexpr Set256 operator&(Set256 a, Set256 b) { return {a.low & b.low, a.high & b.high}; }
  friend constexpr Set256 operator^(Set256 a, Set256 b) { return {a.low ^ b.low, a.high ^ b.high}; }
  friend constexpr Set256 operator~(Set256 a) { return {~a.low, ~a.high}; }
  constexpr Set256& operator|=(Set256 b) { return *this = *this | b; }
  constexpr Set256& operator&=(Set256 b) { return *this = *this & b; }
  constexpr Set256& operator^=(Set256 b) { return *this = *this ^ b; }
  // 0 <= n < 256. (The analyzer warns about n == -1, "no square", which every caller has excluded.)
  // NOLINTBEGIN(clang-analyzer-core.UndefinedBinaryOperatorResult)
  friend constexpr Set256 operator<<(Set256 a, int n) {
    if (n == 0) return a;
    if (n >= 128) return {0, a.low << (n & 127)};
    return {a.low << n, (a.high << n) | (a.low >> (128 - n))};
  }
  friend constexpr Set256 operator>>(Set256 a, int n) {
    if (n == 0) return a;
    if (n >= 128) return {a.high >> (n & 127), 0};
    return {(a.low >> n) | (a.high << (128 - n)), a.high >> n};
  }
  // NOLINTEND(clang-analyzer-core.UndefinedBinaryOperatorResult)
};

template <class Set>
inline constexpr int set_bits = static_cast<int>(sizeof(Set) * 8);

// Returns the set that contains only the square `index`.
template <class Set>
constexpr Set bit(int index) {
  return Set{1U} << index;  // NOLINT(clang-analyzer-core.UndefinedBinaryOperatorResult)
}
template <class Set>
constexpr bool any(Set set) {
  return set != Set{0U};
}
template <class Set>
constexpr bool has(Set set, int index) {
  return any(set & bit<Set>(index));
}
constexpr bool has(Set64 set, int index) {
  return ((set >> index) & 1U) != 0;
}

// Counts the members of two sets together. On a processor that has no instruction for counting bits, one
// parallel sum is cheaper than two library calls.
[[gnu::always_inline]] constexpr int count(Set64 a, Set64 b) {
#ifdef __POPCNT__
  return std::popcount(a) + std::popcount(b);
#else
  constexpr Set64 by_2 = 0x5555'5555'5555'5555;
  constexpr Set64 by_4 = 0x3333'3333'3333'3333;
  constexpr Set64 by_8 = 0x0F0F'0F0F'0F0F'0F0F;
  constexpr Set64 bytes = 0x0101'0101'0101'0101;
  a -= (a >> 1) & by_2;
  b -= (b >> 1) & by_2;
  const Set64 four = (a & by_4) + ((a >> 2) & by_4) + (b & by_4) + ((b >> 2) & by_4);
  return static_cast<int>((((four & by_8) + ((four >> 4) & by_8)) * bytes) >> 56);
#endif
}
constexpr int count(Set64 set) {
  return count(set, 0);
}
constexpr int count(Set128 set) {
  return count(static_cast<Set64>(set), static_cast<Set64>(set >> 64));
}
constexpr int count(Set256 set) {
  return count(set.low) + count(set.high);
}
constexpr int count(Set128 a, Set128 b) {
  return count(a) + count(b);
}
constexpr int count(Set256 a, Set256 b) {
  return count(a) + count(b);
}

// Returns the index of the lowest member; the set must not be empty.
constexpr int lowest(Set64 set) {
#if defined(__GNUC__)
  return __builtin_ctzll(set);  // one instruction, whereas std::countr_zero also handles the empty set
#else
  return std::countr_zero(set);
#endif
}
constexpr int lowest(Set128 set) {
  const auto low = static_cast<Set64>(set);
  return low != 0 ? lowest(low) : 64 + lowest(static_cast<Set64>(set >> 64));
}
constexpr int lowest(Set256 set) {
  return set.low != 0 ? lowest(set.low) : 128 + lowest(set.high);
}

// Returns the index of the highest member; the set must not be empty.
constexpr int highest(Set64 set) {
  return 63 - std::countl_zero(set);
}
constexpr int highest(Set128 set) {
  const auto high = static_cast<Set64>(set >> 64);
  return high != 0 ? 64 + highest(high) : highest(static_cast<Set64>(set));
}
constexpr int highest(Set256 set) {
  return set.high != 0 ? 128 + highest(set.high) : highest(set.low);
}

// Removes the lowest member and returns its index; the set must not be empty.
constexpr int pop(Set64& set) {
  const int index = lowest(set);
  set &= set - 1;
  return index;
}
constexpr int pop(Set128& set) {
  const int index = lowest(set);
  set &= set - 1;
  return index;
}
constexpr int pop(Set256& set) {
  const int index = lowest(set);
  set ^= bit<Set256>(index);
  return index;
}

// Removes the lowest member and returns it as a set of one; the set must not be empty.
constexpr Set64 take(Set64& set) {
  const Set64 member = set & (0 - set);
  set ^= member;
  return member;
}
constexpr Set128 take(Set128& set) {
  const Set128 member = set & (0 - set);
  set ^= member;
  return member;
}
constexpr Set256 take(Set256& set) {
  const auto member = bit<Set256>(lowest(set));
  set ^= member;
  return member;
}

}  // namespace mt
