// Finds the lines of places in a chunk.
#pragma once
#include "movetext/archive/core/place.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/lines.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mt::archive {

// Walks over the lines of a chunk once, for findings in any order of offsets; findings in one line search for
// its ends once.
class LineFinder {
 public:
  // The first line of the chunk has number `first_line` in the file and `before` bytes before the chunk.
  LineFinder(std::string_view bytes, std::uint64_t first_line, std::uint64_t before)
      : bytes_(bytes), first_line_(first_line), before_(before), end_(line_end(0)) {}

  Place find(std::string_view file, std::size_t offset, std::size_t length) {
    offset = std::min(offset, bytes_.size());
    if (offset < begin_ || offset > end_) move_to(offset);
    const std::uint64_t cut = lines_ == 0 ? before_ : 0;
    return {.file = file,
            .line = first_line_ + lines_,
            .column = cut + offset - begin_ + 1,
            .line_text = bytes_.substr(begin_, end_ - begin_),
            .length = std::min(length, end_ - offset),
            .cut = cut};
  }

 private:
  std::size_t line_end(std::size_t at) const {
    while (at < bytes_.size() && !text::is_line_end(bytes_[at])) ++at;
    return at;
  }
  void move_to(std::size_t offset) {
    if (offset < begin_) begin_ = 0, lines_ = 0;
    std::size_t begin = offset;
    while (begin > begin_ && !text::is_line_end(bytes_[begin - 1])) --begin;
    lines_ += text::count_line_ends(bytes_.substr(begin_, begin - begin_));
    begin_ = begin;
    end_ = line_end(offset);
  }

  std::string_view bytes_;
  std::uint64_t first_line_;
  std::uint64_t before_;
  std::size_t begin_ = 0;    // of a line ...
  std::uint64_t lines_ = 0;  // ... with so many before it ...
  std::size_t end_;          // ... and its end
};

}  // namespace mt::archive
