// Man pages, made from the table of commands.
#pragma once
#include "movetext/cli/command.hpp"

#include <string>

namespace mt::cli {

// movetext(1), in the macros of man(7).
std::string program_manual();
// movetext-COMMAND(1).
std::string command_manual(const Command& command);

}  // namespace mt::cli
