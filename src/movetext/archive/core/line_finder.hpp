// Finds the lines of places in a chunk.
#pragma once
#include "movetext/archive/core/chunk.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mt::archive {

// Walks over the lines of a chunk once, for places in any order; places in one line search for its ends once.
class LineFinder {
 public:
  explicit LineFinder(std::string_view bytes);

  LineExtent find(std::size_t offset);

 private:
  void move_to(std::size_t offset);

  std::string_view bytes_;
  LineExtent line_;
};

// Finds the lines of what is to be reported of a chunk.
void locate_findings(Chunk& chunk);

}  // namespace mt::archive
