#include "movetext/record/steps.hpp"

#include <algorithm>

namespace mt {
namespace {

// A line that has not ended yet.
struct OpenLine {
  Steps::Number last = Steps::none;      // the last step of the line so far
  Steps::Number before = Steps::none;    // the step after which the first step of the line is played
  Steps::Number replaces = Steps::none;  // the step that the first step of the line replaces
};

}  // namespace

Steps::Steps(const Record& record) {
  std::vector<OpenLine> lines(1);
  std::vector<Number> last_variation;  // for each step, the first step of the last variation that replaces it
  for (std::uint32_t i = 0; i < record.tape.size(); ++i) {
    const EventKind kind = record.tape[i].kind;
    if (kind == EventKind::open) {
      const Number replaced = lines.back().last;
      lines.push_back({.before = replaced == none ? none : steps_[replaced].before, .replaces = replaced});
    } else if (kind == EventKind::close) {
      lines.pop_back();
    }
    if (!is_step(kind)) continue;
    OpenLine& line = lines.back();
    const auto number = static_cast<Number>(steps_.size());
    Step step{.event = i, .depth = static_cast<std::uint32_t>(lines.size() - 1), .before = line.before};
    last_variation.push_back(none);
    if (line.last != none) {
      step.before = line.last;
      steps_[line.last].next = number;
    } else if (line.replaces != none) {
      step.replaces = line.replaces;
      Number& last = last_variation[line.replaces];
      (last == none ? steps_[line.replaces].variation : steps_[last].other) = number;
      last = number;
    } else if (lines.size() == 1) {
      first_ = number;
    }
    line.last = number;
    steps_.push_back(step);
  }
}

Steps::Number Steps::at_event(std::uint32_t event) const {
  const auto after = std::upper_bound(steps_.begin(), steps_.end(), event,
                                      [](std::uint32_t e, const Step& step) { return e < step.event; });
  return after == steps_.begin() ? none : static_cast<Number>(after - steps_.begin() - 1);
}

}  // namespace mt
