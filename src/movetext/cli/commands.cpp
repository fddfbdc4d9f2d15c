#include "movetext/cli/commands.hpp"

#include <array>

namespace mt::cli {
namespace {

constexpr std::array<const Command*, 13> on_records{
    &games_command,  &check_command,   &count_command, &tree_command, &crosstable_command,
    &export_command, &convert_command, &merge_command, &diff_command, &position_command,
    &moves_command,  &perft_command,   &draw_command};

}  // namespace

Commands record_commands() {
  return on_records;
}

const Command* find_command(Commands commands, std::string_view name) {
  for (const Command* command : commands)
    if (command->name == name) return command;
  return nullptr;
}

}  // namespace mt::cli
