// The program of the server: it runs the commands that the program for users passes to it.
#include "movetext/cli/run.hpp"
#include "movetext/cli/server/commands.hpp"

#include <string>
#include <vector>

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + (argc > 0 ? 1 : 0), argv + argc);
  return mt::cli::run(words, mt::cli::runnable_commands());
}
