// Runs the commands about engines. Each command has its own file.
#pragma once
#include "movetext/cli/invocation.hpp"

namespace mt::cli {

Status run_engine(const Invocation& invocation);
Status run_analyse(const Invocation& invocation);
Status run_play(const Invocation& invocation);
Status run_match(const Invocation& invocation);

// Returns the four commands about engines, each with the function that runs it.
Commands runnable_engine_commands();

}  // namespace mt::cli
