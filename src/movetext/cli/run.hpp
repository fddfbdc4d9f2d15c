// The program as a function.
#pragma once
#include "movetext/cli/command.hpp"

#include <span>
#include <string>

namespace mt::cli {

// `words`: the command line without the program's name.  The exit status.
int run(std::span<const std::string> words, Commands commands);

}  // namespace mt::cli
