// What is wrong with the spelling of a move that was understood all the same.
#pragma once
#include "movetext/base/code.hpp"

#include <string_view>

namespace mt::replay {

// Goes on behind the text of the move: "nf3" " is in the wrong letter case".  `written_capture`: with the
// sign of one; `captures`: the move does.
constexpr std::string_view spelling_words(Code code, bool written_capture, bool captures) {
  if (code == Code::letter_case) return " is in the wrong letter case";
  if (code == Code::promotion_piece) return " does not say what the pawn becomes";
  if (written_capture && !captures) return " is written as a capture and takes nothing";
  if (!written_capture && captures) return " captures and is not written so";
  return " is written with another sign";
}

}  // namespace mt::replay
