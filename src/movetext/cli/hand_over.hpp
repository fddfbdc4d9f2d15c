// Hands over from the program that users start to a private one, which runs some of the commands.
#pragma once
#include "movetext/cli/command.hpp"

#include <span>
#include <string>

namespace mt::cli {

// Becomes the program of the command (Command::program), with this command and the words after it.  Returns
// only if there is no such program, after it has reported that on standard error.
Status hand_over(const Command& command, std::span<const std::string> words);

}  // namespace mt::cli
