#include "movetext/cli/console.hpp"
#include "movetext/cli/run.hpp"

#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <exception>
#include <string>
#include <vector>

int main(int argc, char** argv) {
#ifdef __GLIBC__
  // Large buffers go back to the system when they are freed; by default ever larger ones would be kept.
  mallopt(M_MMAP_THRESHOLD, 1 << 20);
#endif
  try {
    return mt::cli::run(std::vector<std::string>(argv + (argc > 0 ? 1 : 0), argv + argc));
  } catch (const std::exception& error) {
    mt::cli::complain(error.what());  // out of memory, no thread to be had
  }
  return static_cast<int>(mt::cli::Status::io);
}
