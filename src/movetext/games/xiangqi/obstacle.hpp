// Explains in words why a man cannot make a move.
#pragma once
#include "movetext/games/xiangqi/position.hpp"

#include <string>

namespace mt::xiangqi {

// Returns how men of that kind move: "a horse goes one point straight and one point aslant".
std::string way_of(Kind kind);

// Returns a clause ("the elephant's eye f1 is occupied", "the kings would face each other"), or an empty
// string if the move is legal. A man of the side to move must stand on `from`.
std::string obstacle(const Position& position, int from, int to);

}  // namespace mt::xiangqi
