// A move given by its two squares, found and made at once: what replaying a record does at nearly every ply.
#pragma once
#include "movetext/games/draughts/variant.hpp"

namespace mt::draughts {

// What a plain text says of a move; bits of squares of the board.
struct PlainStep {
  int from;
  int to;
  bool captures;
};

// True: exactly one legal move leads from the one square to the other, and it captures if it shall; `move` is
// that one and `after` the position after it.  False: nothing is changed; a longer look may still find what
// is meant.
template <class Set>
using PlainStepFunction = bool (*)(const Variant<Set>& variant, const Position<Set>& position,
                                   const PlainStep& step, Move<Set>& move, Position<Set>& after);

// Compiled for the rules of the variant if they are among the common ones.
template <class Set>
PlainStepFunction<Set> plain_step_function(const Variant<Set>& variant);

}  // namespace mt::draughts
