// Moves as draughts programs name them, by the numbers of squares: the square where a man starts, the square
// where it arrives, and the squares of the men that it captures.
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

// Returns whether moves of the game can be named by squares.
bool names_squares(const AnyGame& game);

// Returns all legal moves, or none if there are too many to list. The captured squares of a move are the
// squares, other than the start, that it empties in the string of squares.
std::vector<SquareMove> square_moves(const AnyGame& game, const AnyPosition& position);

// Returns the position as a string of squares: the side to move, W or B, and a letter for each square; "e" is
// an empty square.
std::string square_string(const AnyGame& game, const AnyPosition& position);
// Reads a string of squares. Returns false, with the reason in `problem`, if it is invalid.
bool read_square_string(const AnyGame& game, std::string_view text, AnyPosition& out, std::string& problem);

}  // namespace mt::engine
