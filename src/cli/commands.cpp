#include "movetext/cli/commands.hpp"

#include <array>

namespace mt::cli {
namespace {

constexpr std::array<const Command*, 13> all{
    &games_command, &check_command,   &export_command, &convert_command, &position_command,
    &moves_command, &perft_command,   &draw_command,   &serve_command,   &mail_command,
    &admin_command, &deliver_command, &verify_command};

}  // namespace

std::span<const Command* const> commands() {
  return all;
}

const Command* find_command(std::string_view name) {
  for (const Command* command : all)
    if (command->name == name) return command;
  return nullptr;
}

}  // namespace mt::cli
