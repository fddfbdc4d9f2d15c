// Loads what shows games in the terminal.
#pragma once
#include "movetext/cli/view/display.hpp"

#include <atomic>

namespace mt::cli::view {

// Opens the display, or says why there is none.
OpenedDisplay open_display(const DisplayOptions& options, const std::atomic<bool>& stop);

}  // namespace mt::cli::view
