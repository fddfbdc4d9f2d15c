#include "movetext/cli/engine/commands.hpp"

#include "movetext/cli/engine_commands/engine_commands.hpp"

#include <array>

namespace mt::cli {

Commands runnable_engine_commands() {
  static const std::array<Command, 4> commands{
      runnable(engine_command, run_engine), runnable(play_command, run_play),
      runnable(match_command, run_match), runnable(analyse_command, run_analyse)};
  static const auto list = addresses_of(commands);
  return list;
}

}  // namespace mt::cli
