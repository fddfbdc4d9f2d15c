// Moves as programs for draughts name them: where a man starts, where it arrives, and what it takes, all by
// the numbers of the squares.
#pragma once
#include "movetext/games/api/any_game.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mt::engine {

struct SquareMove {
  int from = 0;
  int to = 0;
  std::vector<int> taken{};  // ascending
  std::string move{};        // as the records of the game write it
  AnyPosition after{};
  // Says whether both say the same of the squares.
  bool is_same(const SquareMove& other) const {
    return from == other.from && to == other.to && taken == other.taken;
  }
};

// Says whether the moves of a game can be named so.
bool names_squares(const AnyGame& game);

// Returns all legal moves; empty: there are none, or too many to list.  The squares of what is taken are
// those that the position's string of squares loses.
std::vector<SquareMove> square_moves(const AnyGame& game, const AnyPosition& position);

// The string of squares that such programs give a position in: the side to move, W or B, and a letter for
// each square, of which "e" is an empty one.
std::string square_string(const AnyGame& game, const AnyPosition& position);
// Reads such a string; false: `problem` says why it is none.
bool read_square_string(const AnyGame& game, std::string_view text, AnyPosition& out, std::string& problem);

}  // namespace mt::engine
