// The program that users start, as a single file: it also runs the commands that otherwise have programs of
// their own.
#include "movetext/cli/commands.hpp"
#include "movetext/cli/database/commands.hpp"
#include "movetext/cli/engine/commands.hpp"
#include "movetext/cli/perft/commands.hpp"
#include "movetext/cli/run.hpp"
#include "movetext/cli/server_commands/server_commands.hpp"
#include "movetext/cli/view/command/commands.hpp"
#include "movetext/database/select/unit_finder.hpp"

#include <string>
#include <vector>

int main(int argc, char** argv) {
  const mt::cli::Commands all = mt::cli::all_commands();
  std::vector<const mt::cli::Command*> commands(all.begin(), all.end());
  for (const mt::cli::Commands own :
       {mt::cli::runnable_perft_commands(), mt::cli::runnable_view_commands(),
        mt::cli::runnable_engine_commands(), mt::cli::runnable_database_commands()})
    for (const mt::cli::Command*& command : commands)
      if (const mt::cli::Command* found = mt::cli::find_command(own, command->name)) command = found;
  const std::vector<std::string> words(argv + (argc > 0 ? 1 : 0), argv + argc);
  return mt::cli::run(words, commands, mt::database::open_searched_container);
}
