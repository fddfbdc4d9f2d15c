// Runs "movetext view".
#pragma once
#include "movetext/cli/invocation.hpp"

namespace mt::cli {

Status run_view(const Invocation& invocation);

// Returns the command "view" with the function that runs it.
Commands runnable_view_commands();

}  // namespace mt::cli
