// The program that users start.  It knows all commands and works on records itself.  It hands the commands of
// the engines and of the server over to programs of their own: the libraries of the server would cost each
// start some 7 ms, more than a small file takes to check, and the engines would make the first build longer.
#include "movetext/cli/run.hpp"
#include "movetext/cli/server_commands/server_commands.hpp"

#include <string>
#include <vector>

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + (argc > 0 ? 1 : 0), argv + argc);
  return mt::cli::run(words, mt::cli::all_commands());
}
