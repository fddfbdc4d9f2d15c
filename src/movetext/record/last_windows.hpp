// Finds the last match in a buffer by searching windows of increasing size at its end.
//
//   for (LastWindows windows(scanned, buffer.size()); windows.next();)
//     if (find_last(buffer, windows.begin())) return true;
//   return find_last(buffer, scanned);
#pragma once
#include <cstddef>

namespace mt {

// Windows into a buffer. All of them end where the buffer ends, and each is four times as large as the one
// before. Searching all of them costs a third more than searching the whole buffer once.
class LastWindows {
 public:
  static constexpr std::size_t usual = std::size_t{8} << 10;

  LastWindows(std::size_t from, std::size_t end, std::size_t first = usual)
      : from_(from), end_(end), size_(first) {}

  // Moves to the next window. Returns false if that window would contain everything after `from`.
  bool next() {
    if (end_ - from_ <= size_) return false;
    begin_ = end_ - size_;
    size_ = size_ < (end_ - from_) / 4 ? 4 * size_ : end_ - from_;
    return true;
  }
  std::size_t begin() const { return begin_; }

 private:
  std::size_t from_;
  std::size_t end_;
  std::size_t size_;
  std::size_t begin_ = 0;
};

}  // namespace mt
