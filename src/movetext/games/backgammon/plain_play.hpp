// What most plays of most records are, resolved at a fraction of the cost of resolve_play.
#pragma once
#include "movetext/games/backgammon/play.hpp"
#include "movetext/games/backgammon/position.hpp"

#include <string_view>

namespace mt::backgammon {

// Plays a text that names ways of single checkers with a slash, in an order in which they can be played, and
// uses every die: "13/7* 7/5", "24/18 13/11", "6/4(2) bar/23". A text that could mean two results is not
// taken.  The legs stand in the order of the text.  False tells nothing.
bool play_plain(const Board& board, Side side, Dice dice, std::string_view text, Play& out);

}  // namespace mt::backgammon
