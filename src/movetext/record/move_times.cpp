#include "movetext/record/move_times.hpp"

#include "movetext/record/annotation_values.hpp"
#include "movetext/text/blank.hpp"

#include <cmath>
#include <string_view>

namespace mt {

MoveTimes::MoveTimes(const Record& record) {
  const std::string_view control = text::trim(record.tag(TagName::time_control));
  const std::size_t plus = control.find('+');
  const std::optional<double> start = number_of(control.substr(0, plus));
  if (!start) return;
  clocks_ = {start, start};
  if (plus != std::string_view::npos) increment_ = number_of(control.substr(plus + 1)).value_or(0);
}

std::optional<double> MoveTimes::used(Side side, const MoveNotes& notes) {
  constexpr double longest = 30.0 * 86'400;  // seconds; longer times are errors
  std::optional<double>& clock = clocks_[static_cast<std::size_t>(side)];
  std::optional<double> seconds = notes.elapsed;
  if (!notes.clock) return seconds;
  constexpr double units = 1e6;  // a difference of two decimal numbers has more digits than both
  const double used = clock ? std::round((*clock - *notes.clock + increment_) * units) / units : -1;
  if (!seconds && used >= 0 && used < longest) seconds = used;
  clock = notes.clock;
  return seconds;
}

}  // namespace mt
