// Writes man pages from the table of commands.
#pragma once
#include "movetext/cli/command.hpp"

#include <string>

namespace mt::cli {

// Returns movetext(1), in the macros of man(7).
std::string program_manual(Commands commands);
// Returns movetext-COMMAND(1), which refers to the other pages.
std::string command_manual(const Command& command, Commands commands);

}  // namespace mt::cli
