// Detects files that a command would both read and overwrite, or that it would write twice.
#pragma once
#include "movetext/cli/invocation.hpp"

#include <string>

namespace mt::cli {

// Returns an error that names one of these files and its option, or an empty string if there are none. Files
// are compared, not their names, so that links are found. A command that rewrites its input
// (Command::rewrites) may replace a single input, if the output has the same name as the input and the
// command writes everything that it reads.
std::string objection_to_clashes(const Invocation& invocation);

}  // namespace mt::cli
