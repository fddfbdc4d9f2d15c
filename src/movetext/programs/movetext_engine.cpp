// The program of the engines: it runs the commands that the program for users passes to it.
#include "movetext/cli/engine/commands.hpp"
#include "movetext/cli/run.hpp"
#include "movetext/database/select/unit_finder.hpp"

#include <string>
#include <vector>

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + (argc > 0 ? 1 : 0), argv + argc);
  return mt::cli::run(words, mt::cli::runnable_engine_commands(), mt::database::open_searched_container);
}
