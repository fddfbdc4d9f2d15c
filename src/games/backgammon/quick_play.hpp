// The two ways from the text of a play to the play: a short one for texts as most programs write them, and a
// long one.
#pragma once
#include "movetext/games/backgammon/resolve_play.hpp"

namespace mt::backgammon {

// True, and `out` as resolve_play() would have it: the items can be played in their order and use all dice,
// nothing is hit but where the text stops, and the stars are right or there are none.  Nothing else can be
// meant then.  False says nothing.
bool resolve_quickly(const Board& board, Side side, Dice dice, const PlayText& text, ResolvedPlay& out);

// The long way, which answers for every text.
ResolvedPlay resolve_thoroughly(const Board& board, Side side, Dice dice, const PlayText& text);

}  // namespace mt::backgammon
