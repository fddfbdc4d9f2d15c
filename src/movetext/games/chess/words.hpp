// The words of messages.
#pragma once
#include "movetext/games/chess/position.hpp"

#include <string>
#include <string_view>

namespace mt::chess {

// "White", "Black".
std::string_view name(Colour colour);
// "pawn" ... "queen".
std::string_view name(Kind kind);
// 'P' 'N' 'B' 'R' 'K' 'Q'.
char letter(Kind kind);

inline void write_square(int square, std::string& out) {
  out += static_cast<char>('a' + file_of(square));
  out += static_cast<char>('1' + rank_of(square));
}
// "e4".
inline std::string square_name(int square) {
  std::string text;
  write_square(square, text);
  return text;
}

}  // namespace mt::chess
