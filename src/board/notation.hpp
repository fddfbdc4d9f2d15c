// How moves are written.  The first three are ways of naming the squares of a board.
#pragma once
#include <cstdint>

namespace mt::board {

enum class Notation : std::uint8_t {
  numeric,    // 1, 2, 3 ...: playing squares only, row by row
  algebraic,  // a1 ... n14
  diagonal,   // a6 ... e10 written e0: the oblique lines are the files and ranks; not on boards with all
              // squares in play
  san,        // chess: Nbxd7+
  lan,        // chess: Nb8xd7+
  uci,        // chess: b8d7, as engines write it
};

inline constexpr int notation_count = 3;  // of those that name squares

}  // namespace mt::board
