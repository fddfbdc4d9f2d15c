// The commands about engines.
#pragma once
#include "movetext/cli/command.hpp"

namespace mt::cli {

extern const Command engine_command;
extern const Command analyse_command;
extern const Command play_command;
extern const Command match_command;

}  // namespace mt::cli
