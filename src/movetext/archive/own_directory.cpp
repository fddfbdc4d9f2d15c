#include "movetext/archive/own_directory.hpp"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace mt::archive {

namespace fs = std::filesystem;

OwnDirectory::~OwnDirectory() {
  std::error_code not_empty;
  for (; !made_.empty(); made_.pop_back()) fs::remove(made_.back(), not_empty);
}

bool OwnDirectory::make(const std::string& path) {
  std::error_code fault;
  std::vector<fs::path> missing;
  for (fs::path at = fs::path(path).lexically_normal(); !at.empty() && !fs::exists(at, fault);
       at = at.parent_path())
    if (at.has_filename()) missing.push_back(at);
  std::reverse(missing.begin(), missing.end());
  fault.clear();
  for (const fs::path& directory : missing) {
    if (fs::create_directory(directory, fault)) made_.push_back(directory.string());
    if (fault) break;
  }
  if (!fault && !fs::is_directory(path, fault)) fault = std::make_error_code(std::errc::not_a_directory);
  if (fault) error_ = path + ": " + fault.message();
  return !fault;
}

}  // namespace mt::archive
