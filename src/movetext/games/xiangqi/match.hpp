// Which legal moves a text can mean.
#pragma once
#include "movetext/games/xiangqi/move_text.hpp"

namespace mt::xiangqi {

// Says whether the man on the point is among those that the text names.
bool names_man(const MoveReading& reading, const Position& position, int from);
// Returns where a man of that kind would go from there by what the text says; -1: to no point of the board.
int end_of_way(const MoveReading& reading, Kind kind, Side side, int from);

// Lists the legal moves that the text can mean: those of the first reading that has any.
void match(const Position& position, const MoveText& text, MoveList& moves);

}  // namespace mt::xiangqi
