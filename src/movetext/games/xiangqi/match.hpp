// Finds the legal moves that the text of a move can mean.
#pragma once
#include "movetext/games/xiangqi/move_text.hpp"

namespace mt::xiangqi {

// Returns whether the text can mean the man on this point.
bool names_man(const MoveReading& reading, const Position& position, int from);
// Returns the point to which the text moves a man of this kind from `from`, or -1 if the point is not on the
// board.
int end_of_way(const MoveReading& reading, Kind kind, Side side, int from);

// Lists the legal moves of the first reading of the text that fits a legal move. If programs disagree about
// the text (MoveText::is_disputed), lists the moves of all readings.
void match(const Position& position, const MoveText& text, MoveList& moves);

}  // namespace mt::xiangqi
