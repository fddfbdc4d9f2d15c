// Defines the Chinese characters of men and moves, in simplified and traditional script.
#pragma once
#include "movetext/games/xiangqi/board.hpp"

#include <string_view>

namespace mt::xiangqi {

enum class Script : std::uint8_t { simplified, traditional };

// Returns the character of a man, such as "\u5E25" for Red's king in traditional script.
std::string_view character(Kind kind, Side side, Script script);
// Returns the numeral for a file or a number of steps, 1 to 9. Red has Chinese numerals, Black has full-width
// digits.
std::string_view numeral(int number, Side side);

// The meaning of a character in a move, as the ASCII sign that WXF uses for it.
struct Sign {
  char sign = '\0';      // '\0' if the character does not occur in moves
  bool chinese = false;  // whether the character is Chinese, and neither ASCII nor full-width ASCII
};
Sign sign_of(char32_t character);

// Our own signs for characters that have no sign in WXF.
inline constexpr char front_sign = '<';
inline constexpr char middle_sign = '|';
inline constexpr char rear_sign = '>';

}  // namespace mt::xiangqi
