// The time that each move took, from the annotations of the moves.
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/record/move_notes.hpp"
#include "movetext/record/record.hpp"

#include <array>
#include <optional>

namespace mt {

// Receives the moves of a main line in their order.
class MoveTimes {
 public:
  // Reads the tag TimeControl in the form "300+3" (seconds, and the increment for each move). Other forms
  // give no time for the first move of a side, and no increment.
  explicit MoveTimes(const Record& record);

  // Returns the seconds that `side` used for its next move, or nullopt if they are not known. [%emt] gives
  // them. Without it, they are the difference of [%clk] to the side's previous clock, or to the time control
  // at its first move, plus the increment. A negative difference, and one of more than 30 days, is not a
  // time.
  std::optional<double> used(Side side, const MoveNotes& notes);

 private:
  double increment_ = 0;
  std::array<std::optional<double>, 2> clocks_;  // the last clock of each side
};

}  // namespace mt
