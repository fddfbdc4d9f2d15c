// Describes the commands of the game server, one file each; their functions are in cli/server. The program
// movetext has these descriptions too, so it can check options and show help without any library of the
// server.
#pragma once
#include "movetext/cli/command.hpp"

namespace mt::cli {

// Further exit statuses of "movetext deliver": those that mail systems expect of programs to which they pipe
// a mail (sysexits.h).
inline constexpr Status mail_refused{65};
inline constexpr Status no_recipient{67};
inline constexpr Status try_later{75};

extern const Command serve_command;
extern const Command mail_command;
extern const Command admin_command;
extern const Command deliver_command;
extern const Command verify_command;

// Returns all commands: first those that work on records and positions, then those that other programs run.
Commands all_commands();

}  // namespace mt::cli
