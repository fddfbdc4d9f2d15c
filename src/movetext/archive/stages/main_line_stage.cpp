#include "movetext/archive/stages/main_line_stage.hpp"

#include "movetext/record/steps.hpp"

#include <utility>

namespace mt::archive {

Next MainLineStage::before(Passing& passing) {
  is_long_ = passing.is_long;
  clear();
  return Next::go_on;
}

void MainLineStage::begin_replay(const AnyGame& /*game*/, const Record& /*record*/) {
  if (!is_showing_) clear();
}

void MainLineStage::line_position(std::uint32_t event, const AnyPosition& position) {
  if (is_showing_)
    pass_on_position(event, position);
  else if (!is_long_)
    positions_.push_back({event, position});
}

void MainLineStage::end_replay(const Record& record) {
  if (is_showing_) return;
  for (std::uint32_t i = 0; i < record.tape.size(); ++i) {
    if (is_step(record.tape[i].kind)) steps_.push_back(i);
    if (record.tape[i].kind == EventKind::open) i = record.tape[i].value;
  }
}

Record& MainLineStage::hold(Passing& passing) {
  if (!is_long_) return passing.record;
  std::swap(held_, passing.record);
  return held_;
}

void MainLineStage::release(Passing& passing) {
  if (!is_long_) return;
  std::swap(held_, passing.record);
  held_ = {};
  std::vector<std::uint32_t>().swap(steps_);
}

void MainLineStage::show(Passing& passing) {
  next_ = 0;
  for (const Position& each : positions_) pass_on_position(each.event, each.position);
  if (!is_long_ || passing.played.game == nullptr) return;
  is_showing_ = true;
  passing.source.replay_again(passing.chunk, passing.extent, passing.record);
  is_showing_ = false;
}

// Positions in variations belong to no step.
void MainLineStage::pass_on_position(std::uint32_t event, const AnyPosition& position) {
  if (event == replay::no_event) return start_position(position);
  while (next_ < steps_.size() && steps_[next_] < event) ++next_;
  if (next_ < steps_.size() && steps_[next_] == event)
    step_position(static_cast<std::uint32_t>(next_), position);
}

void MainLineStage::clear() {
  positions_.clear();
  steps_.clear();
  next_ = 0;
}

}  // namespace mt::archive
