#include "movetext/cli/private_part.hpp"

#include <filesystem>
#include <system_error>

namespace mt::cli {

PrivatePart private_part(std::string_view name, const char* self) {
  std::error_code fault;
  const std::filesystem::path program = std::filesystem::read_symlink(self, fault);
  if (fault)
    return {.fault =
                "cannot find out where movetext is installed: " + std::string(self) + ": " + fault.message()};
  if (!program.is_absolute())
    return {.fault = "cannot find out where movetext is installed: " + std::string(self) + " leads to " +
                     program.string()};
  return {.path = (program.parent_path() / MOVETEXT_PRIVATE / name).lexically_normal()};
}

}  // namespace mt::cli
