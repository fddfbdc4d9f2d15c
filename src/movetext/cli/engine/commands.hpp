// Runs the commands about engines, one file each.
#pragma once
#include "movetext/cli/invocation.hpp"

namespace mt::cli {

Status run_engine(const Invocation& invocation);
Status run_analyse(const Invocation& invocation);
Status run_play(const Invocation& invocation);
Status run_match(const Invocation& invocation);

// Returns these four commands, each with its function.
Commands runnable_engine_commands();

}  // namespace mt::cli
