// Finds the lines of places in a chunk.
#pragma once
#include "movetext/archive/core/chunk.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mt::archive {

// Walks over the lines of a chunk once. The places may be in any order. If several places are in the same
// line, it searches for the ends of this line only once.
class LineFinder {
 public:
  explicit LineFinder(std::string_view bytes);

  LineExtent find(std::size_t offset);

 private:
  void move_to(std::size_t offset);

  std::string_view bytes_;
  LineExtent line_;
};

// Sets the line of each finding, copy and verdict of a chunk.
void locate_findings(Chunk& chunk);

}  // namespace mt::archive
