// Runs "movetext perft".
#pragma once
#include "movetext/cli/invocation.hpp"

namespace mt::cli {

Status run_perft(const Invocation& invocation);

// Returns the command with its function.
Commands runnable_perft_commands();

}  // namespace mt::cli
