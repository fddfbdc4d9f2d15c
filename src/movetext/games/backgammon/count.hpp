// Counts the plays of a roll by operations on sets of points.
#pragma once
#include "movetext/games/backgammon/position.hpp"
#include "movetext/games/backgammon/view.hpp"

namespace mt::backgammon {

// Returns the same as count_plays() of generate.hpp, for callers that need many rolls on one board.
std::size_t count_plays(const View& view, Dice dice);

// Returns the largest number of dice that can be played: 0..4 for a double, else 0..2.
int most_dice(const View& view, Dice dice);

}  // namespace mt::backgammon
