// Runs "movetext view".
#pragma once
#include "movetext/cli/invocation.hpp"

namespace mt::cli {

Status run_view(const Invocation& invocation);

// Returns the command with its function.
Commands runnable_view_commands();

}  // namespace mt::cli
