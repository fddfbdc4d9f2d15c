// The moves of a record as steps that lead from position to position, for those who play through it.
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

// A step is a ply, a pass or a position that is set up; of a match also the start of a game, a roll, a turn
// of the cube and the points that end a game.
class Steps {
 public:
  using Number = std::uint32_t;  // in the order of the tape
  static constexpr Number none = UINT32_MAX;

  struct Step {
    std::uint32_t event = 0;  // index in the tape
    std::uint32_t depth = 0;  // how many variations the step is inside of
    Number before = none;     // the step whose position it starts from; none: the start of the record
    Number next = none;       // the step after it in its line
    Number replaces = none;   // of the first step of a variation: the step in whose place it is played
    Number variation = none;  // the first step of the first variation that replaces this step
    Number other = none;      // ... of the next one; `replaces` is the same
  };

  // The record may be changed afterwards, but for the kinds and the order of its events.
  explicit Steps(const Record& record);

  std::size_t size() const { return steps_.size(); }
  bool empty() const { return steps_.empty(); }
  const Step& operator[](Number number) const { return steps_[number]; }
  // Returns the first step of the main line, or none.
  Number first() const { return first_; }
  // Returns the step that an event is, or the last one before it in the tape; none: there is none.
  Number at_event(std::uint32_t event) const;

 private:
  std::vector<Step> steps_;
  Number first_ = none;
};

// Says whether an event is a step.
constexpr bool is_step(EventKind kind) {
  return kind == EventKind::ply || kind == EventKind::null_ply || kind == EventKind::setup ||
         kind == EventKind::game || kind == EventKind::roll || kind == EventKind::cube ||
         kind == EventKind::points;
}

}  // namespace mt
