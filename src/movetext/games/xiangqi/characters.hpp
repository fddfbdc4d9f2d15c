// The Chinese characters of moves and men, in both scripts.
#pragma once
#include "movetext/games/xiangqi/board.hpp"

#include <string_view>

namespace mt::xiangqi {

enum class Script : std::uint8_t { simplified, traditional };

// Returns the character on the man: "\u5E25" for Red's king in traditional characters.
std::string_view character(Kind kind, Side side, Script script);
// Returns the numeral of a file or a number of steps, 1 to 9: Chinese for Red, full-width for Black.
std::string_view numeral(int number, Side side);

// The meaning of a character in a move, as the ASCII sign of WXF with that meaning.
struct Sign {
  char sign = '\0';      // '\0': the character does not occur in moves
  bool chinese = false;  // it is not a form of an ASCII character
};
Sign sign_of(char32_t character);

// Signs for characters without a WXF sign.
inline constexpr char front_sign = '<';
inline constexpr char middle_sign = '|';
inline constexpr char rear_sign = '>';

}  // namespace mt::xiangqi
