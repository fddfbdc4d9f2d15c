// Counts the plays of a roll using only sets.
#pragma once
#include "movetext/games/backgammon/position.hpp"
#include "movetext/games/backgammon/view.hpp"

namespace mt::backgammon {

// Works like count_plays (generate.hpp), for callers that need many rolls of one board.
std::size_t count_plays(const View& view, Dice dice);

// Returns how many dice can be played: 0..4 for a double, else 0..2.
int most_dice(const View& view, Dice dice);

}  // namespace mt::backgammon
