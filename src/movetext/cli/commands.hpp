// Declares the commands that work on records and positions, one file each.
#pragma once
#include "movetext/cli/command.hpp"

namespace mt::cli {

extern const Command games_command;
extern const Command check_command;
extern const Command count_command;
extern const Command crosstable_command;
extern const Command tree_command;
extern const Command export_command;
extern const Command convert_command;
extern const Command merge_command;
extern const Command diff_command;
extern const Command position_command;
extern const Command moves_command;
extern const Command perft_command;
extern const Command draw_command;
extern const Command view_command;

Commands record_commands();

}  // namespace mt::cli
