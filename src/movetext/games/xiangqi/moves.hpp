// Defines a move and a list that can hold all moves of a position.
#pragma once
#include "movetext/games/api/short_list.hpp"
#include "movetext/games/xiangqi/board.hpp"

namespace mt::xiangqi {

struct Move {
  std::uint8_t from = 0;
  std::uint8_t to = 0;
  Kind kind = Kind::king;
  bool captures = false;
  friend bool operator==(const Move&, const Move&) = default;
};

// Each of two rooks and two cannons has at most 17 moves, each of two horses 8, each of two elephants and two
// advisors 4, the king 4, and each of five pawns 3: 119 in all.
using MoveList = ShortList<Move, 120>;

}  // namespace mt::xiangqi
