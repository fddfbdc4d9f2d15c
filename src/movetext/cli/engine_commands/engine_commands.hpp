// Describes the commands about engines, one file for each. Their functions are in cli/engine, and the program
// movetext-engine runs them. The program that users start contains only the descriptions: it checks options
// and shows help, but has no engine code.
#pragma once
#include "movetext/cli/command.hpp"

namespace mt::cli {

extern const Command engine_command;
extern const Command analyse_command;
extern const Command play_command;
extern const Command match_command;

// Returns the options of match_command.
std::span<const Option> match_options();

}  // namespace mt::cli
