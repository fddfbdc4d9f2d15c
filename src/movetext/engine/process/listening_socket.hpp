// A connection to a program that listens on a Unix socket of ours.
#pragma once
#include "movetext/engine/process/spawn.hpp"

#include <chrono>
#include <string>
#include <string_view>

namespace mt::engine {

// Sends `command` and the path of a new socket to the standard input of a program, and waits until it listens
// there.  Returns the connected descriptor, which does not block; -1: it cannot be reached, `problem` says
// why.
int connect_to(const Spawned& program, std::string_view command, std::chrono::milliseconds patience,
               std::string& problem);

}  // namespace mt::engine
