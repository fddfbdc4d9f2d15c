// Finds and makes a move given by its two squares in one step, as replaying a record does at nearly every
// ply.
#pragma once
#include "movetext/games/draughts/variant.hpp"

namespace mt::draughts {

// What a plain text gives of a move; bits of squares of the board.
struct PlainStep {
  int from;
  int to;
  bool captures;
};

// Returns true if exactly one legal move leads from one square to the other, and it captures as the text
// says; `move` is that move and `after` the position after it.  False: nothing is changed; a longer search
// may still find the meaning.
template <class Set>
using PlainStepFunction = bool (*)(const Variant<Set>& variant, const Position<Set>& position,
                                   const PlainStep& step, Move<Set>& move, Position<Set>& after);

// Returns the function compiled for the rules of the variant, if they are among the common ones.
template <class Set>
PlainStepFunction<Set> plain_step_function(const Variant<Set>& variant);

}  // namespace mt::draughts
