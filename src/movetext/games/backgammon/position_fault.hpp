// The faults of texts that are not valid positions.
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/base/misread.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace mt::backgammon {

// What was forgiven and assumed (notes and warnings). If there is a fault, the last entry is its message with
// Severity::error. Ranges are bytes of the original text.
using PositionNotes = std::vector<Diagnostic>;

enum class PositionFault : std::uint8_t {
  none,
  // the form
  unknown_form,  // no notation looks like this
  fields,        // the number of fields or of numbers differs from that of the notation
  run,           // BPN: a number of empty points that is 0 or begins with 0
  placement,     // a character that is not a number of checkers
  bars,          // BPN: not w, a number, b, a number
  turn,          // no side on roll
  dice,          // not two dice
  cube_field,    // BPN: not n and a number
  match_field,   // not three numbers within their limits
  extension,     // BPN: an extension that is empty, unknown or contradictory
  number,        // not a number, or beyond the limits of a field
  code,          // an ID in which bits that must be 0 are not
  drawing,       // no frame of a board, or not its rows
  pips,          // a drawn board with other pips than its caption gives
  // the position; in this order
  width,         // BPN: not 24 points
  both,          // a point held by both sides
  count,         // more checkers of a side than the variant has
  empty,         // no checkers at all
  closed,        // both sides on the bar against closed boards, which no play can reach
  cube,          // a value of the cube that is not a power of two up to 32768
  cube_owner,    // an owner of a cube at 1, or a third one
  cube_centred,  // match play with a turned cube in the middle
  score,         // a side has the points of the match already
  over,          // dice for a side that has borne off everything
};
inline constexpr int position_fault_count = static_cast<int>(PositionFault::over) + 1;

using PositionMisread = mt::Misread<PositionFault>;

// Returns the fault in words, with the wrong part of `text`: Code::bad_position, Severity::error.
Diagnostic explain_position(std::string_view text, PositionMisread misread);

}  // namespace mt::backgammon
