// Moves as draughts programs name them: the square where a man starts, the square where it arrives, and the
// squares of the men it captures, all by number.
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
  std::string move{};        // in the notation of the records
  AnyPosition after{};
  // Returns whether both moves have the same squares.
  bool is_same(const SquareMove& other) const {
    return from == other.from && to == other.to && taken == other.taken;
  }
};

// Returns whether the moves of a game can be named this way.
bool names_squares(const AnyGame& game);

// Returns all legal moves; empty if there are none, or too many to list. The captured squares are those that
// become empty in the position's string of squares.
std::vector<SquareMove> square_moves(const AnyGame& game, const AnyPosition& position);

// Returns the string of squares in which such programs give a position: the side to move, W or B, and a
// letter for each square, "e" for an empty one.
std::string square_string(const AnyGame& game, const AnyPosition& position);
// Reads such a string. Returns false with the reason in `problem` if the string is invalid.
bool read_square_string(const AnyGame& game, std::string_view text, AnyPosition& out, std::string& problem);

}  // namespace mt::engine
