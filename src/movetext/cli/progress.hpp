// Shows the progress of a long run on one line of standard error.
#pragma once
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::cli {

// Returns a time as minutes and seconds, "3:07".
std::string clock_text(double seconds);

class Progress {
 public:
  Progress(bool shown, std::size_t width) : shown_(shown), width_(width) {}

  // Shows that `read` of `size` bytes of the file have been read; a `size` of 0 means unknown. The line
  // changes at most ten times a second.
  void show(std::string_view file, std::uint64_t read, std::uint64_t size);
  // Shows any line, at most ten times a second.
  void show_line(std::string_view text);
  // Removes the progress line. Must be called before anything else is written to the terminal, and at the
  // end.
  void clear();

 private:
  using Clock = std::chrono::steady_clock;

  std::string line(std::string_view file, std::uint64_t read, std::uint64_t size, double seconds) const;

  bool shown_;
  std::size_t width_;
  bool on_screen_ = false;
  std::string file_;           // file that is being read
  Clock::time_point begin_{};  // when reading of file_ began
  Clock::time_point last_{};   // when the line was last shown
};

}  // namespace mt::cli
