// The program that users start. It knows all commands and works on records itself; what the server does it
// hands over to the whole program, because the libraries of the server cost each start some 7 ms, more than a
// small file takes to check.
#include "movetext/cli/run.hpp"
#include "movetext/cli/server_commands/server_commands.hpp"

#include <string>
#include <vector>

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + (argc > 0 ? 1 : 0), argv + argc);
  return mt::cli::run(words, mt::cli::all_commands());
}
