// Runs the program as a function.
#pragma once
#include "movetext/cli/command.hpp"

#include <span>
#include <string>

namespace mt::cli {

// Returns the exit status. `words` holds the command line without the program's name.
int run(std::span<const std::string> words, Commands commands);

}  // namespace mt::cli
