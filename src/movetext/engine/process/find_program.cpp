#include "movetext/engine/process/find_program.hpp"

#include <algorithm>
#include <cstdlib>
#include <sys/stat.h>
#include <unistd.h>

namespace mt::engine {
namespace {

bool is_program(const std::string& path) {
  struct stat status {};
  return ::stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode) && ::access(path.c_str(), X_OK) == 0;
}

}  // namespace

std::string program_path() {
  const char* const path = std::getenv("PATH");  // NOLINT(concurrency-mt-unsafe): nothing sets it
  // Debian installs engines in a directory that is not in the PATH of root and of services.
  return path == nullptr ? std::string() : std::string(path) + ":/usr/games";
}

std::string find_program(std::string_view name) {
  const std::string path = program_path();
  for (std::size_t at = 0; at < path.size();) {
    const std::size_t end = std::min(path.find(':', at), path.size());
    std::string directory = path.substr(at, end - at);
    at = end + 1;
    if (directory.empty()) directory = ".";  // as in POSIX
    std::string file = directory + '/' + std::string(name);
    if (is_program(file)) return file;
  }
  return {};
}

}  // namespace mt::engine
