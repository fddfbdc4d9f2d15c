// Passes a command from the program that users start to the private program that runs it.
#pragma once
#include "movetext/cli/command.hpp"

#include <span>
#include <string>

namespace mt::cli {

// Replaces this process by the program of the command (Command::program), with this command and the words
// after it. Returns only if there is no such program, after reporting that on standard error.
Status hand_over(const Command& command, std::span<const std::string> words);

}  // namespace mt::cli
