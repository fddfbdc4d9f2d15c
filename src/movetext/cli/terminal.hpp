// The properties of the terminal, read from the environment once, at the start.
#pragma once
#include <cstddef>
#include <string_view>

namespace mt::cli {

struct Terminal {
  bool in_is_terminal = false;
  bool out_is_terminal = false;
  bool error_is_terminal = false;
  bool colour = false;        // messages have colours: on a terminal, unless NO_COLOR is set (no-color.org)
  bool out_colour = false;    // texts on standard output have colours
  bool source_lines = false;  // messages show the line of the input: on a terminal
  bool unicode = false;       // the locale uses UTF-8
  std::size_t width = 80;     // columns of standard error
  std::size_t out_width = 80;
};

Terminal find_terminal();

// Applies the value of --color: "auto", "always" or "never". An empty text is --color without a value, and
// means "always".
void set_colour(Terminal& terminal, std::string_view when);

}  // namespace mt::cli
