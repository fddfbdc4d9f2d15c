#include "movetext/archive/atomic_files.hpp"

#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace mt::archive {

bool AtomicFiles::fail(int error_number) {
  error_ = path_ + ": " + std::generic_category().message(error_number);
  return false;
}

bool AtomicFiles::add(AtomicFile&& file) {
  AtomicFile& kept = files_.emplace_back(std::move(file));
  if (kept.set_aside()) return true;
  error_ = kept.error();
  return false;
}

// Syncs the whole file system of the directory at once, because syncing thousands of files one by one would
// wait thousands of times.
bool AtomicFiles::sync_all() {
  const std::string directory = std::filesystem::path(path_).parent_path().string();
  const int descriptor =
      ::open(directory.empty() ? "." : directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor < 0) return fail(errno);
  const int reason = ::syncfs(descriptor) == 0 ? 0 : errno;
  ::close(descriptor);
  return reason == 0 || fail(reason);
}

bool AtomicFiles::commit() {
  if (files_.empty()) return true;
  if (!sync_all()) return false;
  for (AtomicFile& file : files_) {
    if (file.take_name()) continue;
    error_ = file.error();
    return false;
  }
  files_.clear();
  return sync_all();  // syncs the names
}

}  // namespace mt::archive
