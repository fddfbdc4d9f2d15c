// The program that users start, as one file: it runs the commands of the engines itself.
#include "movetext/cli/commands.hpp"
#include "movetext/cli/engine/commands.hpp"
#include "movetext/cli/run.hpp"
#include "movetext/cli/server_commands/server_commands.hpp"

#include <string>
#include <vector>

int main(int argc, char** argv) {
  std::vector<const mt::cli::Command*> commands;
  for (const mt::cli::Command* command : mt::cli::all_commands()) {
    const mt::cli::Command* own = mt::cli::find_command(mt::cli::runnable_engine_commands(), command->name);
    commands.push_back(own != nullptr ? own : command);
  }
  const std::vector<std::string> words(argv + (argc > 0 ? 1 : 0), argv + argc);
  return mt::cli::run(words, commands);
}
