// The accuracy of play on the scale of lichess.org: 100 is play without a loss, 0 the worst.
//
// The chances to win are those of AnyGame::score_curve; for chess, this is the curve of lichess.org
// (https://lichess.org/page/accuracy).
#pragma once
#include "movetext/engine/statistics/move_row.hpp"

#include <array>
#include <optional>
#include <span>

namespace mt::statistics {

// Returns the accuracy of a move from the expected scores before and after it, for the side that moved.
double accuracy_of_move(double before, double after);

// Returns the accuracy of each side in a game, or nullopt for a side without valued moves. It is the mean of
// two means of the accuracies of its moves: the harmonic mean, and the mean weighted by the unrest of the
// game around each move (docs/statistics.md).
std::array<std::optional<double>, 2> accuracy_of_game(std::span<const MoveRow> rows);

}  // namespace mt::statistics
