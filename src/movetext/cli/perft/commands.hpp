// Runs "movetext perft".
#pragma once
#include "movetext/cli/invocation.hpp"

namespace mt::cli {

Status run_perft(const Invocation& invocation);

// Returns the command "perft" with the function that runs it.
Commands runnable_perft_commands();

}  // namespace mt::cli
