// Finds the lines of places in a chunk.
#pragma once
#include "movetext/archive/core/chunk.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mt::archive {

// Walks over the lines of a chunk once, for places in any order. For several places in one line, the ends of
// the line are searched only once.
class LineFinder {
 public:
  explicit LineFinder(std::string_view bytes);

  LineExtent find(std::size_t offset);

 private:
  void move_to(std::size_t offset);

  std::string_view bytes_;
  LineExtent line_;
};

// Sets the lines of everything that a chunk reports.
void locate_findings(Chunk& chunk);

}  // namespace mt::archive
