#include "movetext/cli/perft/commands.hpp"

#include "movetext/cli/commands.hpp"

#include <array>

namespace mt::cli {

Commands runnable_perft_commands() {
  static const std::array<Command, 1> commands{runnable(perft_command, run_perft)};
  static const auto list = addresses_of(commands);
  return list;
}

}  // namespace mt::cli
