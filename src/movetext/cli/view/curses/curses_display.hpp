// The terminal, through ncurses: this room alone knows that library.
//
//   OpenedDisplay opened = open_curses({.colour = true, .unicode = true}, stop);
//   if (opened.display == nullptr) return refuse(opened.objection);
#pragma once
#include "movetext/cli/view/display.hpp"

#include <atomic>

namespace mt::cli::view {

// Takes the terminal: standard output, and standard input or /dev/tty.  The display gives it back, also
// when the program has been told to stop, by `stop`, and does not end within a second.  There is one display
// at a time.
OpenedDisplay open_curses(const DisplayOptions& options, const std::atomic<bool>& stop);

}  // namespace mt::cli::view
