#include "movetext/cli/view/command/commands.hpp"

#include "movetext/cli/commands.hpp"

#include <array>

namespace mt::cli {

Commands runnable_view_commands() {
  static const std::array<Command, 1> commands{runnable(view_command, run_view)};
  static const auto list = addresses_of(commands);
  return list;
}

}  // namespace mt::cli
