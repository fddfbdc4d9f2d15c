// Lines of a descriptor, as they come.
#pragma once
#include <cerrno>
#include <cstddef>
#include <string>
#include <unistd.h>

namespace mt::engine {

class LineReader {
 public:
  static constexpr std::size_t longest = std::size_t{1} << 20;  // bytes of a line

  explicit LineReader(int descriptor) : descriptor_(descriptor) {}

  // Waits for the next line; `out` gets it without its end.  False: there is none, or it is too long.
  bool read(std::string& out) {
    for (;;) {
      if (const std::size_t end = bytes_.find('\n'); end != std::string::npos) {
        out.assign(bytes_, 0, end);
        bytes_.erase(0, end + 1);
        break;
      }
      if (bytes_.size() > longest) return false;
      if (fill()) continue;
      if (bytes_.empty()) return false;
      out.swap(bytes_);  // what stands behind the last line end
      bytes_.clear();
      break;
    }
    if (out.ends_with('\r')) out.pop_back();
    return true;
  }
  bool has_too_long_line() const { return bytes_.size() > longest; }

 private:
  bool fill() {
    char buffer[4096];
    ssize_t size = 0;
    do size = ::read(descriptor_, buffer, sizeof buffer);
    while (size < 0 && errno == EINTR);
    if (size <= 0) return false;
    bytes_.append(buffer, static_cast<std::size_t>(size));
    return true;
  }
  int descriptor_;
  std::string bytes_;
};

}  // namespace mt::engine
