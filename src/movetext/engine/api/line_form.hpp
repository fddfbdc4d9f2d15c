// How a stream is split into lines.
#pragma once
#include <cstddef>

namespace mt::engine {

struct LineForm {
  // Last byte of each line; a CR before LF is not part of the line.
  char end = '\n';
  std::size_t longest = std::size_t{1} << 20;  // most bytes of a line, without its end
};

}  // namespace mt::engine
