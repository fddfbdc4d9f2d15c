// A rule set with its board: the first argument of every function of this family.
#pragma once
#include "movetext/games/draughts/geometry.hpp"
#include "movetext/games/draughts/position.hpp"
#include "movetext/games/draughts/rules.hpp"
#include "movetext/games/draughts/square_names.hpp"

#include <array>
#include <cstdint>

namespace mt::draughts {

// The directions that a piece may use: bit d is Direction d.
using Directions = std::uint8_t;

inline constexpr Directions diagonals = 0x0F;
inline constexpr Directions orthogonals = 0xF0;
// For each Colour: all directions except the three that lead back towards its own side of the board.
inline constexpr std::array<Directions, 2> not_backward = {
    static_cast<Directions>(~(1U << down_left | 1U << down_right | 1U << down)),
    static_cast<Directions>(~(1U << up_left | 1U << up_right | 1U << up))};

// Immutable after construction; share it by reference.
template <class Set>
struct Variant {
  Rules rules;
  Geometry<Set> geometry;
  Directions king_moves;
  Directions king_captures;
  std::array<Directions, 2> man_moves{};     // by Colour
  std::array<Directions, 2> man_captures{};  // by Colour
  SquareNames names;

  constexpr explicit Variant(const Rules& r)
      : rules(r),
        geometry(r),
        king_moves(r.orthogonal_moves ? orthogonals : diagonals),
        king_captures(r.orthogonal_captures ? static_cast<Directions>(orthogonals | king_moves) : diagonals),
        names(r, geometry) {
    for (unsigned colour = 0; colour < 2; ++colour) {
      man_moves[colour] = king_moves & not_backward[colour];
      man_captures[colour] = r.men_capture_back ? king_captures : king_captures & not_backward[colour];
    }
  }
};

// Returns the start array; the side that begins is to move.
template <class Set>
constexpr Position<Set> start_position(const Variant<Set>& variant) {
  Position<Set> position;
  position.men = variant.geometry.start;
  position.to_move = variant.rules.first;
  return position;
}

// Returns whether Goal::breakthrough has been reached.
template <class Set>
constexpr bool is_over(const Variant<Set>& variant, const Position<Set>& position) {
  return variant.rules.goal == Goal::breakthrough && any(position.kings[0] | position.kings[1]);
}

}  // namespace mt::draughts
