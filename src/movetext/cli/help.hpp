// Writes help texts, made from the table of commands.
#pragma once
#include "movetext/cli/command.hpp"

#include <string>

namespace mt::cli {

// Returns "movetext 0.1.0\n...".
std::string version_text();
// Returns what "movetext --help" prints.
std::string program_help(Commands commands);
// Returns what "movetext COMMAND --help" prints.
std::string command_help(const Command& command);

// Returns "movetext check [OPTIONS] [FILE...]".
std::string synopsis(const Command& command);
// Returns "-o, --output FILE", indented so that long names stand below each other.
std::string option_usage(const Option& option);

// Returns the exit statuses of a program whose commands name none of their own.
std::span<const ExitMeaning> exit_meanings();
// Returns the exit statuses of the command.
std::span<const ExitMeaning> exit_meanings(const Command& command);

}  // namespace mt::cli
