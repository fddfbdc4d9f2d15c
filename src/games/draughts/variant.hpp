// A rule set on its board: what every function of this family takes first.
#pragma once
#include "movetext/games/draughts/geometry.hpp"
#include "movetext/games/draughts/position.hpp"
#include "movetext/games/draughts/rules.hpp"

namespace mt::draughts {

// Immutable once built; share it by reference.
template <class Set>
struct Variant {
  Rules rules;
  Geometry<Set> geometry;

  constexpr explicit Variant(const Rules& r) : rules(r), geometry(r) {}
};

// The start array with the side to move that begins.
template <class Set>
Position<Set> start_position(const Variant<Set>& variant);

}  // namespace mt::draughts
