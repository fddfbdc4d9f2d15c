// Evaluates chess positions by terms whose weights were chosen by hand.
#pragma once
#include "movetext/games/chess/position.hpp"

namespace mt::chess {

// Returns the value for the side to move in hundredths of a pawn. It adds up the men and their squares,
// mobility, pawns, and the safety of the kings. The fewer men are left, the more the weights of the endgame
// count.
int value_of_terms(const Position& position);

}  // namespace mt::chess
