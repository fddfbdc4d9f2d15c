#include "movetext/cli/console.hpp"
#include "movetext/cli/run.hpp"

#include <exception>
#include <string>
#include <vector>

int main(int argc, char** argv) {
  try {
    return mt::cli::run(std::vector<std::string>(argv + (argc > 0 ? 1 : 0), argv + argc));
  } catch (const std::exception& error) {
    mt::cli::complain(error.what());  // out of memory, no thread to be had
  }
  return static_cast<int>(mt::cli::Status::io);
}
