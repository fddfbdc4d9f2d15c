// The module that the program loads when games are shown; cli/view/command/view_module.cpp calls its one
// function.
#include "movetext/cli/view/curses/curses_display.hpp"

extern "C" void movetext_open_display(const mt::cli::view::DisplayOptions& options,
                                      const std::atomic<bool>& stop, mt::cli::view::OpenedDisplay& opened) {
  opened = mt::cli::view::open_curses(options, stop);
}
