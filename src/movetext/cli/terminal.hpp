// The properties of the terminal, read from the environment once, at the start.
#pragma once
#include <cstddef>
#include <string_view>

namespace mt::cli {

struct Terminal {
  bool in_is_terminal = false;
  bool out_is_terminal = false;
  bool error_is_terminal = false;
  bool colour = false;        // of messages: on a terminal with colour, unless NO_COLOR (no-color.org) is set
  bool out_colour = false;    // the same for texts on standard output
  bool source_lines = false;  // messages are followed by the line of the input: on a terminal
  bool unicode = false;       // the locale uses UTF-8
  std::size_t width = 80;     // of standard error
  std::size_t out_width = 80;
};

Terminal find_terminal();

// Sets the value of --color: "auto", "always" or "never"; an empty text is --color alone, "always".
void set_colour(Terminal& terminal, std::string_view when);

}  // namespace mt::cli
