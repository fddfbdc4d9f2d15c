// Explains why a man cannot make a move.
#pragma once
#include "movetext/games/xiangqi/position.hpp"

#include <string>

namespace mt::xiangqi {

// Returns how men of this kind move, such as "a horse goes one point straight and one point diagonally".
std::string way_of(Kind kind);

// Returns why a move is illegal, such as "the elephant's eye f1 is occupied" or "the kings would face each
// other". Returns an empty string if the move is legal. The man on `from` must belong to the side to move.
std::string obstacle(const Position& position, int from, int to);

}  // namespace mt::xiangqi
