#include "movetext/archive/stale_file.hpp"

#include <algorithm>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace mt::archive {

std::optional<StaleFile::Identity> StaleFile::regular_file(const std::string& path) {
  struct stat file {};
  if (::lstat(path.c_str(), &file) != 0 || !S_ISREG(file.st_mode)) return std::nullopt;
  return Identity{file.st_dev, file.st_ino};
}

StaleFile::StaleFile(std::string path, const std::vector<std::string>& inputs)
    : path_(std::move(path)), found_(regular_file(path_)) {
  const bool read = std::any_of(inputs.begin(), inputs.end(), [this](const std::string& input) {
    struct stat file {};
    return ::stat(input.c_str(), &file) == 0 && found_ == Identity{file.st_dev, file.st_ino};
  });
  if (read) found_.reset();
}

void StaleFile::remove() const {
  if (found_ && regular_file(path_) == found_) ::unlink(path_.c_str());
}

}  // namespace mt::archive
