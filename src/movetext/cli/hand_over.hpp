// From the program with the commands for records to that of the server.
#pragma once
#include "movetext/cli/command.hpp"

#include <span>
#include <string>

namespace mt::cli {

// Becomes the program of the server with this command and the words behind it.  Comes back only when there is
// none: that is said on standard error.
Status hand_over(const Command& command, std::span<const std::string> words);

}  // namespace mt::cli
