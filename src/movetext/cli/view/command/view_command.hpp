// The command that plays through games in the terminal.
#pragma once
#include "movetext/cli/command.hpp"

namespace mt::cli {

extern const Command view_command;

}  // namespace mt::cli
