// The terminal, through ncurses: only this folder uses that library.
//
//   OpenedDisplay opened = open_curses({.colour = true, .unicode = true}, stop);
//   if (opened.display == nullptr) return refuse(opened.objection);
#pragma once
#include "movetext/cli/view/display.hpp"

#include <atomic>

namespace mt::cli::view {

// Takes over the terminal: standard output, and standard input or /dev/tty. The display restores it, even if
// the program does not end within a second after a request by `stop`. There can be only one display at a
// time.
OpenedDisplay open_curses(const DisplayOptions& options, const std::atomic<bool>& stop);

}  // namespace mt::cli::view
