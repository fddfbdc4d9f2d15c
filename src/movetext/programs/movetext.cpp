// The program that users start. It has all commands, and works on records itself. Commands of the engines,
// the server, perft and the viewer are passed to programs of their own: the libraries of the server would add
// some 7 ms to each start, more than it takes to check a small file, and the engines would make the first
// build longer.
#include "movetext/cli/run.hpp"
#include "movetext/cli/server_commands/server_commands.hpp"

#include <string>
#include <vector>

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + (argc > 0 ? 1 : 0), argv + argc);
  return mt::cli::run(words, mt::cli::all_commands());
}
