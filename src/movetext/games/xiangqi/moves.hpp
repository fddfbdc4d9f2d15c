// A move, and the list of all moves of a position.
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

// Two rooks and two cannons have at most 17 moves each, two horses 8, two elephants and two advisors 4, a
// king 4 and five pawns 3: 119 in all.
using MoveList = ShortList<Move, 120>;

}  // namespace mt::xiangqi
