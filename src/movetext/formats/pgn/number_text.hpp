// A move number as text, which can be incremented without converting it again.
#pragma once
#include "movetext/formats/pgn/line_filler.hpp"

#include <cstdint>
#include <cstring>

namespace mt::pgn {

// A move number after a blank, " 12.", in at most eight bytes. They are kept in one integer whose lowest byte
// is the first byte of the text, so this works only on little-endian machines.
class NumberText {
 public:
  static constexpr std::uint32_t most = 999'999;
  static constexpr std::uint32_t last_half_move = 2 * most + 1;  // 2 * number + side
  static constexpr std::size_t longest = sizeof(std::uint64_t);

  // `number` must be at most `most`.
  explicit NumberText(std::uint32_t number) : number_(number) {
    char text[LineFiller::longest_number + 1] = " ";
    size_ = LineFiller::write_move_number(text + 1, number, false) + 1;
    std::memcpy(&bytes_, text, longest);
    unused_bits_ = static_cast<unsigned>(8 * (longest + 1 - size_));
    one_ = std::uint64_t{1} << (8 * ((size_ - 2) % longest));  // size_ - 2 is 6 or less
    last_of_ten_ = number / 10 * 10 + 9;
  }
  // Increments the number. If it exceeds `most`, the text is invalid.
  void count() {
    if (number_ == last_of_ten_) {
      *this = NumberText(number_ + 1);
    } else {
      bytes_ += one_;
      ++number_;
    }
  }
  std::uint32_t number() const { return number_; }
  // Writes the text at `to`, where `longest` bytes must be available. Returns its end.
  char* put(char* to) const {
    std::memcpy(to, &bytes_, longest);
    return to + size_;
  }
  // Writes the text, with two more dots if the move is one of the second side.
  char* put(char* to, bool second) const {
    to = put(to);
    to[0] = to[1] = '.';
    return second ? to + 2 : to;
  }
  // Returns the size of the text without its blank if `bytes` begins with that text, else 0; `longest` bytes
  // are read.
  std::size_t size_at(const char* bytes) const {
    std::uint64_t there = 0;
    std::memcpy(&there, bytes, longest);
    const std::size_t size = size_ - 1;
    return (there ^ (bytes_ >> 8)) << unused_bits_ == 0 ? size : 0;
  }

 private:
  std::uint64_t bytes_ = 0;
  std::size_t size_ = 2;
  std::uint32_t number_ = 0;
  std::uint32_t last_of_ten_ = 0;  // the last number before the next multiple of ten
  unsigned unused_bits_ = 0;       // how many bits of eight bytes the text without its blank does not use
  std::uint64_t one_ = 0;          // is added to bytes_ to increment the last digit
};

}  // namespace mt::pgn
