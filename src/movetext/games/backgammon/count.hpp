// Counts the plays of a roll with sets alone.
#pragma once
#include "movetext/games/backgammon/position.hpp"
#include "movetext/games/backgammon/view.hpp"

namespace mt::backgammon {

// Works as count_plays (generate.hpp), for callers that ask for many rolls of one board.
std::size_t count_plays(const View& view, Dice dice);

// Returns how many dice can be played, 0..4 of a double, else 0..2.
int most_dice(const View& view, Dice dice);

}  // namespace mt::backgammon
