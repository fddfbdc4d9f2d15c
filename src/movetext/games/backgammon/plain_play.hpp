// Resolves the usual plays of most records at a fraction of the cost of resolve_play().
#pragma once
#include "movetext/games/backgammon/play.hpp"
#include "movetext/games/backgammon/position.hpp"

#include <string_view>

namespace mt::backgammon {

// Plays a text that names moves of single checkers with a slash, in a playable order, and uses every die:
// "13/7* 7/5", "24/18 13/11", "6/4(2) bar/23". The legs are in the order of the text. Returns false if
// resolve_play() must be used instead, for example for every text that could have two results.
bool play_plain(const Board& board, Side side, Dice dice, std::string_view text, Play& out);

}  // namespace mt::backgammon
