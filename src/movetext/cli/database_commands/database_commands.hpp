// Describes the commands about databases, one file each; their functions are in cli/database. The program
// movetext has these descriptions too, so it can check options and show help without SQLite.
#pragma once
#include "movetext/cli/command.hpp"

namespace mt::cli {

extern const Command index_command;
extern const Command explore_command;

}  // namespace mt::cli
