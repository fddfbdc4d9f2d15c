#include "movetext/archive/input_files.hpp"

#include <optional>
#include <sys/stat.h>

namespace mt::archive {
namespace {

std::optional<std::pair<dev_t, ino_t>> identity_of(const std::string& path) {
  struct stat file {};
  if (::stat(path.c_str(), &file) != 0 || !S_ISREG(file.st_mode)) return std::nullopt;
  return std::pair{file.st_dev, file.st_ino};
}

}  // namespace

InputFiles::InputFiles(std::span<const std::string> paths) {
  for (const std::string& path : paths)
    if (const auto identity = identity_of(path)) files_.insert(*identity);
}

bool InputFiles::has(const std::string& path) const {
  const auto identity = identity_of(path);
  return identity && files_.contains(*identity);
}

}  // namespace mt::archive
