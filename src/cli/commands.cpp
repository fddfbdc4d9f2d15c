#include "movetext/cli/commands.hpp"

#include <algorithm>
#include <array>

namespace mt::cli {
namespace {

constexpr std::array<const Command*, 8> all{&games_command,   &check_command,    &export_command,
                                            &convert_command, &position_command, &moves_command,
                                            &perft_command,   &draw_command};

}  // namespace

std::span<const Command* const> commands() {
  return all;
}

const Command* find_command(std::string_view name) {
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const Command* command) { return command->name == name; });
  return found == all.end() ? nullptr : *found;
}

}  // namespace mt::cli
