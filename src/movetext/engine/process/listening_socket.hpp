// A connection to a program over a Unix socket. A command makes the program listen on a new socket.
#pragma once
#include "movetext/engine/process/spawn.hpp"

#include <chrono>
#include <string>
#include <string_view>

namespace mt::engine {

// Writes `command` and the path of a new socket to the standard input of a program, and waits until the
// program listens on that socket. Returns the descriptor of the connection, which is non-blocking. If the
// program cannot be reached, returns -1 with the reason in `problem`.
int connect_to(const Spawned& program, std::string_view command, std::chrono::milliseconds patience,
               std::string& problem);

}  // namespace mt::engine
