// What is wrong with the spelling of a move that was understood all the same.
#pragma once
#include "movetext/base/code.hpp"

#include <string_view>

namespace mt::replay {

// Goes on behind the text of the move: "nf3" " is in the wrong letter case".
constexpr std::string_view spelling_words(Code code) {
  if (code == Code::letter_case) return " is in the wrong letter case";
  if (code == Code::promotion_piece) return " does not say what the pawn becomes";
  return " is written with another sign";
}

}  // namespace mt::replay
