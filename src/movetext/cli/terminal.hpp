// Holds what is known about the terminal: taken from the environment once, at the start.
#pragma once
#include <cstddef>

namespace mt::cli {

struct Terminal {
  bool out_is_terminal = false;
  bool error_is_terminal = false;
  bool colour = false;   // on a terminal that has it, unless NO_COLOR (no-color.org) is set
  bool unicode = false;  // the locale says UTF-8
  std::size_t width = 80;
};

Terminal find_terminal();

}  // namespace mt::cli
