// Turns an interruption by the user into a flag that long work checks.
#pragma once
#include <atomic>

namespace mt::cli {

// After this call the first SIGINT, SIGTERM or SIGHUP sets the flag; the program is terminated a second
// later, or at once by a second signal. A closed pipe and a file at its size limit are then errors of
// write(), not signals.
const std::atomic<bool>& watch_signals();
// Makes SIGQUIT set the flag as well, for a command that must restore the state of the terminal.
void watch_quit();

}  // namespace mt::cli
