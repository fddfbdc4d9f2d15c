// The text of a move number that is counted up in its decimal digits.
#pragma once
#include "movetext/formats/pgn/line_filler.hpp"

#include <cstdint>
#include <cstring>

namespace mt::pgn {

// " 12.": the number behind a blank, in eight bytes.  Its bytes are counted from the lowest: only for
// machines whose numbers lie so in memory.
class NumberText {
 public:
  static constexpr std::uint32_t most = 999'999;
  static constexpr std::size_t longest = sizeof(std::uint64_t);

  // `number`: up to `most`
  explicit NumberText(std::uint32_t number) : number_(number) {
    char text[LineFiller::longest_number + 1] = " ";
    size_ = LineFiller::write_move_number(text + 1, number, false) + 1;
    std::memcpy(&bytes_, text, longest);
  }
  // Counts up.  The number may become more than `most`: then the text is of no use.
  void count() {
    const unsigned last = 8 * (static_cast<unsigned>(size_) - 2);
    if (((bytes_ >> last) & 0xFF) == '9') {
      *this = NumberText(number_ + 1);
    } else {
      bytes_ += std::uint64_t{1} << last;
      ++number_;
    }
  }
  std::uint32_t number() const { return number_; }
  // Writes the text at `to`, where `longest` bytes fit, and returns its end.
  char* put(char* to) const {
    std::memcpy(to, &bytes_, longest);
    return to + size_;
  }
  // Returns the size of the text without its blank if it stands at `bytes`, of which `longest` can be read;
  // 0: something else does.
  std::size_t size_at(const char* bytes) const {
    std::uint64_t there = 0;
    std::memcpy(&there, bytes, longest);
    const std::size_t size = size_ - 1;
    return (there ^ (bytes_ >> 8)) << (64 - 8 * size) == 0 ? size : 0;
  }

 private:
  std::uint64_t bytes_ = 0;
  std::size_t size_ = 2;
  std::uint32_t number_ = 0;
};

}  // namespace mt::pgn
