// Returns the words for men and squares in messages.
#pragma once
#include "movetext/games/chess/position.hpp"

#include <string>
#include <string_view>

namespace mt::chess {

// Returns "White" or "Black".
std::string_view name(Colour colour);
// Returns "pawn" ... "queen".
std::string_view name(Kind kind);
// Returns 'P', 'N', 'B', 'R', 'K' or 'Q'.
char letter(Kind kind);

inline void write_square(int square, std::string& out) {
  out += static_cast<char>('a' + file_of(square));
  out += static_cast<char>('1' + rank_of(square));
}
// Returns "e4".
inline std::string square_name(int square) {
  std::string text;
  write_square(square, text);
  return text;
}

}  // namespace mt::chess
