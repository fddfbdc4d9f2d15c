#include "movetext/cli/private_part.hpp"

#include <filesystem>

namespace mt::cli {

std::string private_part(std::string_view name) {
  std::error_code unknown;
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", unknown);
  return (program.parent_path() / MOVETEXT_PRIVATE / name).lexically_normal();
}

}  // namespace mt::cli
