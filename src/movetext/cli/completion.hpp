// Writes scripts for shell completion from the table of commands. They complete commands, options, the
// choices of options, and names of games.
#pragma once
#include "movetext/cli/command.hpp"

#include <string>

namespace mt::cli {

std::string bash_completion(Commands commands);
std::string zsh_completion(Commands commands);
std::string fish_completion(Commands commands);

}  // namespace mt::cli
