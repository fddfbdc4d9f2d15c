// Lines of a descriptor, as they come.
#pragma once
#include "movetext/engine/api/limits.hpp"
#include "movetext/engine/api/line_form.hpp"

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <poll.h>
#include <string>
#include <unistd.h>

namespace mt::engine {

class LineReader {
 public:
  enum class End : std::uint8_t { of_input, too_long, silence };

  // `patience`: how long it waits for a byte; 0: for ever.
  explicit LineReader(int descriptor, const LineForm& form = {}, Milliseconds patience = Milliseconds{0})
      : descriptor_(descriptor), form_(form), patience_(patience) {}

  // Waits for the next line; `out` gets it without its end.  False: there is none, and end() says why.
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
      out.swap(bytes_);  // what stands behind the last line end
      bytes_.clear();
      break;
    }
    if (form_.end == '\n' && out.ends_with('\r')) out.pop_back();
    return true;
  }
  End end() const { return end_; }

 private:
  bool stop(End end) {
    end_ = end;
    return false;
  }
  bool fill() {
    char buffer[4096];
    ssize_t size = 0;
    if (!is_ready()) return stop(End::silence);
    do size = ::read(descriptor_, buffer, sizeof buffer);
    while (size < 0 && errno == EINTR);
    if (size <= 0) return false;
    bytes_.append(buffer, static_cast<std::size_t>(size));
    return true;
  }
  bool is_ready() const {
    if (patience_.count() == 0) return true;
    pollfd watched{descriptor_, POLLIN, 0};
    const auto deadline = std::chrono::steady_clock::now() + patience_;
    for (;;) {
      const auto left = std::chrono::ceil<Milliseconds>(deadline - std::chrono::steady_clock::now()).count();
      const int count = ::poll(&watched, 1, static_cast<int>(std::clamp<std::int64_t>(left, 0, 3'600'000)));
      if (count > 0 || (count < 0 && errno != EINTR)) return true;
      if (count == 0 && left <= 3'600'000) return false;
    }
  }

  int descriptor_;
  LineForm form_;
  Milliseconds patience_;
  std::string bytes_;
  End end_ = End::of_input;
};

}  // namespace mt::engine
