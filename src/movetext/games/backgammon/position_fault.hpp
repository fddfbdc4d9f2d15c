// Defines the faults of texts that are not valid positions.
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/base/misread.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace mt::backgammon {

// The notes and warnings about what was forgiven or assumed. If the position was refused, the last entry is
// the error with its message. Byte ranges refer to the original text.
using PositionNotes = std::vector<Diagnostic>;

enum class PositionFault : std::uint8_t {
  none,
  // Faults of the form:
  unknown_form,  // the text does not look like any notation
  fields,        // the number of fields or of numbers is wrong for the notation
  run,           // BPN: a number of empty points is 0 or begins with 0
  placement,     // a character is not a number of checkers
  bars,          // BPN: the bars do not have the form wNUMBERbNUMBER
  turn,          // the side on roll is missing or unknown
  dice,          // the dice are not two numbers from 1 to 6
  cube_field,    // BPN: the cube does not have the form nNUMBER
  match_field,   // the score is not three numbers within their limits
  extension,     // BPN: the extension is empty, unknown or contradictory
  number,        // a field is not a number within its limits
  code,          // an ID sets bits that must be 0
  drawing,       // a drawing has no frame or no rows of a board
  pips,          // the pips of a drawn board differ from the pip count in a caption
  // Faults of the position, in the order in which they are checked:
  width,         // BPN: the board does not have 24 points
  both,          // a point has checkers of both sides
  count,         // a side has more checkers than the variant allows
  empty,         // the board is empty
  closed,        // both sides are on the bar against closed boards, which no play can reach
  cube,          // the cube is not a power of two up to 32768
  cube_owner,    // a cube at 1 has an owner, or the owner is not a side
  cube_centred,  // a turned cube is in the middle in match play
  score,         // a side already has all the points of the match
  over,          // a side that has borne off everything has dice
};
inline constexpr int position_fault_count = static_cast<int>(PositionFault::over) + 1;

using PositionMisread = mt::Misread<PositionFault>;

// Returns an error with Code::bad_position, whose message has the wrong part of `text`.
Diagnostic explain_position(std::string_view text, PositionMisread misread);

}  // namespace mt::backgammon
