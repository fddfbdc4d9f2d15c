// The program of "movetext perft": the program that users start hands it over to this one.
#include "movetext/cli/perft/commands.hpp"
#include "movetext/cli/run.hpp"

#include <string>
#include <vector>

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + (argc > 0 ? 1 : 0), argv + argc);
  return mt::cli::run(words, mt::cli::runnable_perft_commands());
}
