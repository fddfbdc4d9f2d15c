// Files that a command would write over although it reads them, or write twice.
#pragma once
#include "movetext/cli/invocation.hpp"

#include <string>

namespace mt::cli {

// Returns which option names such a file; empty if none does.  Files are compared, not their names, so that
// links are found.  A command that rewrites its input (Command::rewrites) may name its only input, by the
// same name, as its output, as long as it writes everything that it reads.
std::string objection_to_clashes(const Invocation& invocation);

}  // namespace mt::cli
