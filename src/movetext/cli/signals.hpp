// Turns an interruption by the user into a flag that long work checks.
#pragma once
#include <atomic>

namespace mt::cli {

// After this call the first SIGINT, SIGTERM or SIGHUP sets the flag; the program is terminated a second
// later, or at once by a second signal. A closed pipe and a full file are errors of write() instead of
// signals.
const std::atomic<bool>& watch_signals();
// Makes SIGQUIT do the same, for a command that must restore the state of the terminal.
void watch_quit();

}  // namespace mt::cli
