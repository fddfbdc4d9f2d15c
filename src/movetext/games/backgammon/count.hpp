// How many plays a roll has, from sets alone.
#pragma once
#include "movetext/games/backgammon/position.hpp"
#include "movetext/games/backgammon/view.hpp"

namespace mt::backgammon {

// As count_plays (generate.hpp), for who asks for many rolls of one board.
std::size_t count_plays(const View& view, Dice dice);

// How many dice can be played, 0..4 of a double, else 0..2.
int most_dice(const View& view, Dice dice);

}  // namespace mt::backgammon
