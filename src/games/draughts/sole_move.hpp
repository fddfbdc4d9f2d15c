// The move between two squares where there is only one: what replaying a record asks for at nearly every ply.
#pragma once
#include "movetext/games/draughts/variant.hpp"

namespace mt::draughts {

// True: exactly one legal move leads from `from` to `to`, both squares of the board, and `move` is that one.
// False: none does, or several, or the position is too complex; `move` is then anything.
template <class Set>
using SoleMoveFunction = bool (*)(const Variant<Set>& variant, const Position<Set>& position, int from,
                                  int to, Move<Set>& move);

// Compiled for the rules of the variant if they are among the common ones.
template <class Set>
SoleMoveFunction<Set> sole_move_function(const Variant<Set>& variant);

}  // namespace mt::draughts
