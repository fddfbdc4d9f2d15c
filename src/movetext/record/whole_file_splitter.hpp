// A splitter for formats with one record per file.
#pragma once
#include "movetext/record/reading.hpp"

#include <cstddef>
#include <string_view>

namespace mt {

class WholeFileSplitter {
 public:
  // `most`: maximum size in bytes; a larger file is passed through unread.
  explicit WholeFileSplitter(std::size_t most) : most_(most) {}

  // See pgn::Splitter::cut.
  Cut cut(std::string_view buffer, bool last) {
    if (last && !oversized_ && buffer.size() <= most_) return {buffer.size(), false};
    if (!oversized_ && buffer.size() <= most_) return {};
    oversized_ = true;
    return {buffer.size(), true};
  }
  std::size_t most_needed() const { return most_ + 1; }

 private:
  std::size_t most_;
  bool oversized_ = false;
};

}  // namespace mt
