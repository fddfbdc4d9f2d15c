#include "movetext/cli/hand_over.hpp"

#include "movetext/cli/console.hpp"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <string>
#include <unistd.h>

namespace mt::cli {

void hand_over(char** argv) {
  std::error_code unknown;
  const std::filesystem::path here = std::filesystem::read_symlink("/proc/self/exe", unknown);
  const std::string whole = (here.parent_path() / MOVETEXT_WHOLE_PROGRAM).lexically_normal();
  ::execv(whole.c_str(), argv);
  complain(whole + ": " + std::strerror(errno) + "; without it there are only the commands for records");
}

}  // namespace mt::cli
