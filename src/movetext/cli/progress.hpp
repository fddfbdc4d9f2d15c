// Shows the progress of a long run on one line of standard error.
#pragma once
#include "movetext/cli/terminal.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::cli {

// Returns a time as minutes and seconds, "3:07".
std::string clock_text(double seconds);

// On a terminal the line changes at most ten times a second. Elsewhere, a line is added every two seconds at
// most, and only if something has changed; a short run adds none.
class Progress {
  using Clock = std::chrono::steady_clock;

 public:
  Progress(bool shown, const Terminal& terminal)
      : shown_(shown),
        is_terminal_(terminal.error_is_terminal),
        width_(terminal.width),
        last_(is_terminal_ ? Clock::time_point() : Clock::now()) {}

  // Shows that `read` of `size` bytes of the file have been read; a `size` of 0 means unknown.
  void show(std::string_view file, std::uint64_t read, std::uint64_t size);
  // Shows any line. `done` is the number of parts of the work that are done; if it is still the same, nothing
  // but the time left has changed.
  void show_line(std::string_view text, std::uint64_t done);
  // Removes the progress line. Must be called before anything is written to standard output, and at the end.
  void clear() const;

 private:
  std::string line(std::string_view file, std::uint64_t read, std::uint64_t size, double seconds) const;
  bool is_due(Clock::time_point now, std::uint64_t done);
  void write(std::string text) const;

  bool shown_;
  bool is_terminal_;
  std::size_t width_;
  std::optional<std::uint64_t> done_;  // the number that was last shown
  std::string file_;                   // file that is being read
  Clock::time_point begin_{};          // when reading of file_ began
  Clock::time_point last_;  // when the line was last shown; if not on a terminal, at first the start
};

}  // namespace mt::cli
