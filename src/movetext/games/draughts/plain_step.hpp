// Finds the move between two squares and makes it, in one step. Nearly every ply of a replayed record needs
// this.
#pragma once
#include "movetext/games/draughts/variant.hpp"

#include <cstdint>

namespace mt::draughts {

// The content of a plain move text in one number that fits a register: the bit indices of the two squares,
// and whether the sign is a capture sign.
class PlainStep {
 public:
  constexpr PlainStep(unsigned from, unsigned to, bool captures)
      : bits_(from | to << 8 | (captures ? 1U << 16 : 0)) {}

  constexpr std::uint8_t from() const { return static_cast<std::uint8_t>(bits_); }
  constexpr std::uint8_t to() const { return static_cast<std::uint8_t>(bits_ >> 8); }
  constexpr bool captures() const { return (bits_ >> 16) != 0; }

 private:
  std::uint32_t bits_;
};

// Returns true if exactly one legal move leads from the first square to the second, and it is a capture if
// and only if the text has a capture sign. Then `move` is that move and `after` the position after it.
// Otherwise returns false and changes nothing; a longer search may still find the meaning of the text.
template <class Set>
using PlainStepFunction = bool (*)(const Position<Set>& position, PlainStep step, Move<Set>& move,
                                   Position<Set>& after, const Variant<Set>& variant);

// Returns the function compiled for the rules of the variant, or the general function if the rules have no
// function of their own.
template <class Set>
PlainStepFunction<Set> plain_step_function(const Variant<Set>& variant);

}  // namespace mt::draughts
