// The program that users start.  It knows all commands and works on records itself; those of the engines and
// of the server it hands over to programs of their own: the libraries of the server cost each start some 7 ms,
// more than a small file takes to check, and the engines are half of the code.
#include "movetext/cli/run.hpp"
#include "movetext/cli/server_commands/server_commands.hpp"

#ifdef MOVETEXT_STATIC
#include "movetext/cli/engine/commands.hpp"
#endif

#include <string>
#include <vector>

#ifdef MOVETEXT_STATIC
// Returns all commands, those of the engines with their functions: the program is one file.
static mt::cli::Commands commands() {
  static const std::vector<const mt::cli::Command*> list = [] {
    std::vector<const mt::cli::Command*> all;
    for (const mt::cli::Command* command : mt::cli::all_commands()) {
      const auto* const own = mt::cli::find_command(mt::cli::runnable_engine_commands(), command->name);
      all.push_back(own != nullptr ? own : command);
    }
    return all;
  }();
  return list;
}
#else
static mt::cli::Commands commands() { return mt::cli::all_commands(); }
#endif

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + (argc > 0 ? 1 : 0), argv + argc);
  return mt::cli::run(words, commands());
}
