// Finds the legal moves that a text can mean.
#pragma once
#include "movetext/games/xiangqi/move_text.hpp"

namespace mt::xiangqi {

// Returns whether the man on the point is among those named by the text.
bool names_man(const MoveReading& reading, const Position& position, int from);
// Returns where the text leads a man of that kind from there, or -1 if to no point of the board.
int end_of_way(const MoveReading& reading, Kind kind, Side side, int from);

// Lists the legal moves that the text can mean: those of the first reading with any.
void match(const Position& position, const MoveText& text, MoveList& moves);

}  // namespace mt::xiangqi
