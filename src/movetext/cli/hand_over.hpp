// Hands over from the program with the commands for records to that of the server.
#pragma once
#include "movetext/cli/command.hpp"

#include <span>
#include <string>

namespace mt::cli {

// Becomes the program of the server with this command and the words after it.  Returns only when there is no
// such program, after it has said so on standard error.
Status hand_over(const Command& command, std::span<const std::string> words);

}  // namespace mt::cli
