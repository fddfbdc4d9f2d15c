// The commands of the game server, one file each.
#pragma once
#include "movetext/cli/command.hpp"

namespace mt::cli {

extern const Command serve_command;
extern const Command mail_command;
extern const Command admin_command;
extern const Command deliver_command;
extern const Command verify_command;

// Those of records and positions, and these.
Commands all_commands();

}  // namespace mt::cli
