// The program of databases: it runs the commands that make databases, and all commands that read records if a
// database is among their files.
#include "movetext/cli/database/commands.hpp"
#include "movetext/cli/run.hpp"
#include "movetext/database/select/unit_finder.hpp"

#include <string>
#include <vector>

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + (argc > 0 ? 1 : 0), argv + argc);
  return mt::cli::run(words, mt::cli::runnable_database_commands(), mt::database::open_searched_container);
}
