// Makes an interruption by the user a flag that long work looks at.
#pragma once
#include <atomic>

namespace mt::cli {

// After this call the first SIGINT, SIGTERM or SIGHUP sets the flag; a second later, or by a second signal,
// the program ends at once.  A closed pipe and a full file are errors of write() instead of signals.
const std::atomic<bool>& watch_signals();
// Has SIGQUIT do the same, for a command that leaves the terminal in a state that has to be restored.
void watch_quit();

}  // namespace mt::cli
