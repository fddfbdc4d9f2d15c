// What keeps a text from being a position.
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/base/misread.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace mt::backgammon {

// What was forgiven and assumed (notes and warnings); after a fault its words, as the last one, with
// Severity::error.  Ranges are bytes of the text that was read.
using PositionNotes = std::vector<Diagnostic>;

enum class PositionFault : std::uint8_t {
  none,
  // the form
  unknown_form,  // no notation looks like this
  fields,        // not the number of fields or numbers that the notation has
  run,           // BPN: a number of empty points that is 0 or begins with 0
  placement,     // a character that stands for no number of checkers
  bars,          // BPN: not w, a number, b, a number
  turn,          // nobody on roll
  dice,          // not two dice
  cube_field,    // BPN: not n and a number
  match_field,   // not three numbers within their limits
  extension,     // BPN: an extension that is empty, unknown or contradicts itself
  number,        // not a number, or beyond the limits of a field
  code,          // an ID that was not made by its rules: bits that have to be zero are not
  drawing,       // no frame of a board, or not its rows
  // the position; in this order
  width,         // BPN: not 24 points
  both,          // a point held by both sides
  count,         // more checkers of a side than the variant has
  empty,         // no checker at all
  closed,        // both sides on the bar against closed boards, which no play leads to
  cube,          // a value of the cube that is no power of two up to 32768
  cube_owner,    // an owner of a cube at 1, or a third one
  cube_centred,  // match play with a turned cube in the middle
  score,         // a side has the points of the match already
  over,          // dice for a side that has borne off everything
};
inline constexpr int position_fault_count = static_cast<int>(PositionFault::over) + 1;

using PositionMisread = mt::Misread<PositionFault>;

// In words, with the part of `text` that is to blame: Code::bad_position, Severity::error.
Diagnostic explain_position(std::string_view text, PositionMisread misread);

}  // namespace mt::backgammon
