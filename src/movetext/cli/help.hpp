// Help texts, made from the table of commands.
#pragma once
#include "movetext/cli/command.hpp"

#include <string>

namespace mt::cli {

// "movetext 0.1.0\n..."
std::string version_text();
// What "movetext --help" says.
std::string program_help(Commands commands);
// What "movetext COMMAND --help" says.
std::string command_help(const Command& command);

// "movetext check [OPTIONS] [FILE...]"
std::string synopsis(const Command& command);
// "-o, --output FILE"; indented so that long names stand below each other.
std::string option_usage(const Option& option);

// The meanings of the exit status, the same for all commands.
struct ExitMeaning {
  Status status;
  std::string_view meaning;
};
std::span<const ExitMeaning> exit_meanings();

}  // namespace mt::cli
