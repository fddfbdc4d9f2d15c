// Completion for the shells, made from the table of commands: commands, options, their choices, names of
// games.
#pragma once
#include <string>

namespace mt::cli {

std::string bash_completion();
std::string zsh_completion();
std::string fish_completion();

}  // namespace mt::cli
