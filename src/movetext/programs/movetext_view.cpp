// The program of "movetext view", called by the program that users start.
#include "movetext/cli/run.hpp"
#include "movetext/cli/view/command/commands.hpp"
#include "movetext/database/select/unit_finder.hpp"

#include <string>
#include <vector>

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + (argc > 0 ? 1 : 0), argv + argc);
  return mt::cli::run(words, mt::cli::runnable_view_commands(), mt::database::open_searched_container);
}
