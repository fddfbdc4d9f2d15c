// Finds and makes a move given by its two squares in a single step, as needed at nearly every ply when a
// record is replayed.
#pragma once
#include "movetext/games/draughts/variant.hpp"

#include <cstdint>

namespace mt::draughts {

// The content of a plain move text: bits of squares of the board, in one number that fits a register.
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

// Returns true if exactly one legal move leads from one square to the other and is a capture if the text says
// so; `move` is that move and `after` the position after it. Returns false and changes nothing otherwise; a
// longer search may still find the meaning.
template <class Set>
using PlainStepFunction = bool (*)(const Position<Set>& position, PlainStep step, Move<Set>& move,
                                   Position<Set>& after, const Variant<Set>& variant);

// Returns the function compiled for the rules of the variant, or nullptr if they are not among the common
// ones.
template <class Set>
PlainStepFunction<Set> plain_step_function(const Variant<Set>& variant);

}  // namespace mt::draughts
