// The moves of a record as steps from position to position, for replaying the game on a board.
//
//   const Steps steps(record);
//   for (Steps::Number at = steps.first(); at != Steps::none; at = steps[at].next)   // the main line
//     show(record.text(record.tape[steps[at].event]));
#pragma once
#include "movetext/record/record.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mt {

// A step is a ply, a pass or a setup position. In a match, the start of a game, a roll, a cube action and the
// final points of a game are also steps.
class Steps {
 public:
  using Number = std::uint32_t;  // in tape order
  static constexpr Number none = UINT32_MAX;

  struct Step {
    std::uint32_t event = 0;  // index on the tape
    std::uint32_t depth = 0;  // number of variations that contain the step
    // the step after which this step is played; none if this step is played from the start
    Number before = none;
    Number next = none;       // the next step in the same line
    Number replaces = none;   // for the first step of a variation: the step that it replaces; else none
    Number variation = none;  // the first step of the first variation that replaces this step
    // the first step of the next variation that replaces the same step
    Number other = none;
  };

  // Afterwards, the record may be changed, except for the kinds and the order of its events.
  explicit Steps(const Record& record);

  std::size_t size() const { return steps_.size(); }
  bool empty() const { return steps_.empty(); }
  const Step& operator[](Number number) const { return steps_[number]; }
  // Returns the first step of the main line, or none.
  Number first() const { return first_; }
  // Returns the step of an event, or the nearest earlier step on the tape, or none.
  Number at_event(std::uint32_t event) const;

 private:
  std::vector<Step> steps_;
  Number first_ = none;
};

// Returns whether an event is a step.
constexpr bool is_step(EventKind kind) {
  return kind == EventKind::ply || kind == EventKind::null_ply || kind == EventKind::setup ||
         kind == EventKind::game || kind == EventKind::roll || kind == EventKind::cube ||
         kind == EventKind::points;
}

}  // namespace mt
