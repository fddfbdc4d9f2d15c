// Reads lines from a descriptor as they arrive.
#pragma once
#include "movetext/engine/api/limits.hpp"
#include "movetext/engine/api/line_form.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <poll.h>
#include <string>
#include <unistd.h>

namespace mt::engine {

class LineReader {
 public:
  enum class End : std::uint8_t {
    of_input,
    too_long,
    silence,
    of_output,  // the output has no reader any more
    woken,
  };

  // `patience` is the longest wait for a byte; 0: no limit.
  explicit LineReader(int descriptor, const LineForm& form = {}, Milliseconds patience = Milliseconds{0})
      : input_(descriptor), form_(form), patience_(patience) {}

  // Makes a wait for a line also end when `output` has no reader any more, or when `wake` becomes readable.
  // Each of the two is -1 if there is no such descriptor. Lines that have already arrived are still read.
  void watch(int output, int wake) {
    output_ = output;
    wake_ = wake;
  }

  // Waits for the next line, and stores it in `out` without its line end. If no line comes, returns false
  // with the reason in end().
  bool read(std::string& out) {
    for (;;) {
      const std::size_t end = bytes_.find(form_.end);
      if (std::min(end, bytes_.size()) > form_.longest) return stop(End::too_long);
      if (end != std::string::npos) {
        out.assign(bytes_, 0, end);
        bytes_.erase(0, end + 1);
        break;
      }
      if (fill()) continue;
      if (bytes_.empty() || end_ != End::of_input) return false;
      out.swap(bytes_);  // the text after the last line end
      bytes_.clear();
      break;
    }
    if (form_.end == '\n' && out.ends_with('\r')) out.pop_back();
    return true;
  }
  // Ignores all input, and waits until one of the watched descriptors ends the waiting.
  End wait_for_others() {
    patience_ = {};
    is_ready(-1);
    return end_;
  }
  End end() const { return end_; }

 private:
  using Time = std::chrono::steady_clock::time_point;

  bool stop(End end) {
    end_ = end;
    return false;
  }
  bool fill() {
    char buffer[4096];
    ssize_t size = 0;
    if (!is_ready(input_)) return false;
    do size = ::read(input_, buffer, sizeof buffer);
    while (size < 0 && errno == EINTR);
    if (size <= 0) return false;
    bytes_.append(buffer, static_cast<std::size_t>(size));
    return true;
  }
  // Waits until the input can be read or has ended. If another event comes first, returns false with the
  // reason in end().
  bool is_ready(int input) {
    // No events are requested for the output, but poll() always reports errors. An error of the output means
    // that it has no reader any more.
    std::array<pollfd, 3> watched{{{input, POLLIN, 0}, {wake_, POLLIN, 0}, {output_, 0, 0}}};
    const Time deadline = std::chrono::steady_clock::now() + patience_;
    for (;;) {
      const int count = ::poll(watched.data(), watched.size(), time_to(deadline));
      if (count < 0 && errno != EINTR) return true;  // read() will report the error
      if (count == 0 && std::chrono::steady_clock::now() >= deadline) return stop(End::silence);
      if (count <= 0) continue;
      if (watched[0].revents != 0) return true;
      return stop(watched[1].revents != 0 ? End::woken : End::of_output);
    }
  }
  // Returns the time limit for poll() in milliseconds.
  int time_to(Time deadline) const {
    if (patience_.count() == 0) return -1;
    constexpr std::int64_t most = 3'600'000;
    const auto left = std::chrono::ceil<Milliseconds>(deadline - std::chrono::steady_clock::now()).count();
    return static_cast<int>(std::clamp<std::int64_t>(left, 0, most));
  }

  int input_;
  int output_ = -1;
  int wake_ = -1;
  LineForm form_;
  Milliseconds patience_;
  std::string bytes_;
  End end_ = End::of_input;
};

}  // namespace mt::engine
