// The program that users start. It has the commands for records; whatever else is asked is handed over to the
// whole program, because the libraries of the server cost each start some 7 ms, more than a small file takes
// to check.
#include "movetext/cli/commands.hpp"
#include "movetext/cli/hand_over.hpp"
#include "movetext/cli/run.hpp"

#include <string>
#include <vector>

int main(int argc, char** argv) {
  using namespace mt::cli;
  const std::vector<std::string> words(argv + (argc > 0 ? 1 : 0), argv + argc);
  if (words.empty() || find_command(record_commands(), words.front()) == nullptr) hand_over(argv);
  return run(words, record_commands());
}
