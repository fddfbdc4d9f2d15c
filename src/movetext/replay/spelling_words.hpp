// The messages about spelling faults in a move that was nevertheless understood.
#pragma once
#include "movetext/base/code.hpp"

#include <string_view>

namespace mt::replay {

// Returns the words that follow the text of the move in the message: " is in the wrong letter case" after
// "nf3". `written_capture`: the text has a capture sign. `captures`: the move captures.
constexpr std::string_view spelling_words(Code code, bool written_capture, bool captures) {
  if (code == Code::letter_case) return " is in the wrong letter case";
  if (code == Code::promotion_piece) return " does not name the piece that the pawn becomes";
  if (code == Code::mixed_notations) return " is in another notation than the moves around it";
  if (written_capture && !captures) return " is written as a capture but takes nothing";
  if (!written_capture && captures) return " is a capture but is not written as one";
  return " is written with an unusual sign";
}

}  // namespace mt::replay
