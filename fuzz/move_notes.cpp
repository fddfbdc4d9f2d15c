// Reads the notes of a move from arbitrary comments, one on each line; the first line is also the time
// control. Values must be finite, and times not negative.
#include "movetext/record/move_notes.hpp"

#include "movetext/record/move_times.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <string_view>

namespace {

using namespace mt;

void must(bool good) {
  if (!good) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view input(reinterpret_cast<const char*>(data), size);
  Record record;
  record.set_tag("TimeControl", input.substr(0, input.find('\n')));
  MoveTimes times(record);
  for (std::size_t at = 0; at < input.size();) {
    const std::size_t end = std::min(input.find('\n', at), input.size());
    MoveNotes notes;
    notes.add_comment(input.substr(at, end - at));
    must(!notes.clock || (std::isfinite(*notes.clock) && *notes.clock >= 0));
    must(!notes.elapsed || (std::isfinite(*notes.elapsed) && *notes.elapsed >= 0));
    must(!notes.value || std::isfinite(notes.value->value));
    must(!notes.depth || notes.value);
    const auto used = times.used(Side::first, notes);
    must(!used || (std::isfinite(*used) && *used >= 0));
    at = end + 1;
  }
  return 0;
}
