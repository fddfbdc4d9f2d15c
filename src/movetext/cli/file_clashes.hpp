// Files that a command would write over although it reads them, or write twice.
#pragma once
#include "movetext/cli/invocation.hpp"

#include <string>

namespace mt::cli {

// Says which option names such a file; empty if none does.  Files that only have the same name through a link
// are the same.  A command that rewrites its input (Command::rewrites) may name it as its output, as long as
// it writes everything that it reads.
std::string objection_to_clashes(const Invocation& invocation);

}  // namespace mt::cli
