// What is known about the result of a condition without reading the record.
#pragma once
#include "movetext/record/filter.hpp"

#include <algorithm>
#include <cstdint>

namespace mt::database {

// The results of conditions in an order in which "and" is the smaller of two, and "or" the larger. `unknown`
// is the result of a condition that is tested after the replay.
enum class Held : std::uint8_t { no, unknown, yes };

constexpr Held held(bool holds) {
  return holds ? Held::yes : Held::no;
}
constexpr Held opposite(Held value) {
  return value == Held::yes ? Held::no : value == Held::no ? Held::yes : Held::unknown;
}

// The result lies between both.
struct TruthBounds {
  Held least = Held::no;
  Held most = Held::yes;

  static constexpr TruthBounds exactly(Held value) { return {value, value}; }
  static constexpr TruthBounds exactly(bool holds) { return exactly(held(holds)); }
};

// Joins bounds; see Filter::evaluate(). `Of` returns the bounds of a condition by its index.
template <class Of>
struct BoundsAlgebra {
  const Of& of;

  TruthBounds condition(std::uint32_t index) const { return of(index); }
  TruthBounds all(TruthBounds a, TruthBounds b) const {
    return {std::min(a.least, b.least), std::min(a.most, b.most)};
  }
  TruthBounds any(TruthBounds a, TruthBounds b) const {
    return {std::max(a.least, b.least), std::max(a.most, b.most)};
  }
  TruthBounds negation(TruthBounds a) const { return {opposite(a.most), opposite(a.least)}; }
};

template <class Of>
TruthBounds bounds_of(const Filter& filter, const Of& of) {
  return filter.evaluate(BoundsAlgebra<Of>{of});
}

}  // namespace mt::database
