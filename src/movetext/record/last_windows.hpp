// Finds the last match in a buffer: searches first near its end, then in ever larger parts.
//
//   for (LastWindows windows(scanned, buffer.size()); windows.next();)
//     if (find_last(buffer, windows.begin())) return true;
//   return find_last(buffer, scanned);
#pragma once
#include <cstddef>

namespace mt {

// All windows end at the end of the buffer. Each is four times as large as the one before, so that searching
// all of them costs a third more than searching the whole buffer once.
class LastWindows {
 public:
  static constexpr std::size_t usual = std::size_t{8} << 10;

  LastWindows(std::size_t from, std::size_t end, std::size_t first = usual)
      : from_(from), end_(end), size_(first) {}

  // Moves to the next window. Returns false if that would cover everything from `from` on.
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
