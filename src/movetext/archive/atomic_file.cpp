#include "movetext/archive/atomic_file.hpp"

#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <memory>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace mt::archive {
namespace {

constexpr mode_t new_file_mode = 0666;  // reduced by the umask
constexpr unsigned name_attempts = 1000;
constexpr const char* own_files = "/proc/self/fd";

std::string follow_links(const std::string& path) {
  const std::unique_ptr<char, decltype(&std::free)> real(::realpath(path.c_str(), nullptr), &std::free);
  return real ? std::string(real.get()) : path;
}

std::string directory_of(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  if (slash == std::string::npos) return ".";
  return slash == 0 ? "/" : path.substr(0, slash);
}

}  // namespace

AtomicFile::AtomicFile(AtomicFile&& from) noexcept {
  *this = std::move(from);
}

AtomicFile& AtomicFile::operator=(AtomicFile&& from) noexcept {
  if (this == &from) return *this;
  discard();
  fd_ = std::exchange(from.fd_, -1);
  direct_ = from.direct_;
  next_name_ = from.next_name_;
  end_of_names_ = from.end_of_names_;
  path_ = std::move(from.path_);
  target_ = std::move(from.target_);
  directory_ = std::move(from.directory_);
  temporary_ = std::exchange(from.temporary_, {});
  error_ = std::move(from.error_);
  return *this;
}

bool AtomicFile::fail(int error_number) {
  error_ = path_ + ": " + std::generic_category().message(error_number);
  discard();
  return false;
}

bool AtomicFile::open(const std::string& path, std::uint64_t files_before) {
  discard();
  path_ = path;
  next_name_ = files_before;
  end_of_names_ = files_before + name_attempts;
  target_ = follow_links(path);
  directory_ = directory_of(target_);
  error_.clear();

  struct stat old {};
  const bool exists = ::stat(target_.c_str(), &old) == 0;
  if (exists && S_ISDIR(old.st_mode)) return fail(EISDIR);
  direct_ = exists && !S_ISREG(old.st_mode);
  if (direct_) {
    fd_ = ::open(target_.c_str(), O_WRONLY | O_CLOEXEC);
    return fd_ >= 0 || fail(errno);
  }
  // A file without write permission must not be replaced either, although rename() would do it.
  if (exists && ::access(target_.c_str(), W_OK) != 0) return fail(errno);
  if (!open_hidden(new_file_mode)) return fail(errno);
  if (exists && ::fchmod(fd_, old.st_mode & 07777U) != 0) return fail(errno);
  return true;
}

bool AtomicFile::open_hidden(mode_t mode) {
  if (::access(own_files, X_OK) == 0) {  // give_temporary() needs own_files to name the file later
    fd_ = ::open(directory_.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, mode);
    if (fd_ >= 0) return true;
    if (errno != EOPNOTSUPP && errno != EISDIR && errno != ENOENT) return false;
  }
  while (next_name_ < end_of_names_) {
    std::string name = next_temporary();
    fd_ = ::open(name.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, mode);
    if (fd_ >= 0) {
      temporary_ = std::move(name);
      return true;
    }
    if (errno != EEXIST) return false;
  }
  return false;
}

std::string AtomicFile::next_temporary() {
  return directory_ + "/.movetext-" + std::to_string(::getpid()) + "-" + std::to_string(next_name_++) +
         ".tmp";
}

bool AtomicFile::write(std::string_view bytes) {
  if (fd_ < 0) return false;
  while (!bytes.empty()) {
    const ssize_t written = ::write(fd_, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return fail(errno);
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

bool AtomicFile::write_again(std::string_view first_bytes) {
  if (!can_change()) return false;
  for (off_t at = 0; !first_bytes.empty();) {
    const ssize_t written = ::pwrite(fd_, first_bytes.data(), first_bytes.size(), at);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return fail(errno);
    first_bytes.remove_prefix(static_cast<std::size_t>(written));
    at += written;
  }
  return true;
}

// linkat() cannot replace a file, so the unnamed file gets a temporary name first.
bool AtomicFile::give_temporary() {
  const std::string handle = std::string(own_files) + '/' + std::to_string(fd_);
  while (temporary_.empty()) {
    std::string name = next_temporary();
    if (::linkat(AT_FDCWD, handle.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0) {
      temporary_ = std::move(name);
    } else if (errno != EEXIST || next_name_ >= end_of_names_) {
      return false;
    }
  }
  return true;
}

bool AtomicFile::take_name() {
  if (temporary_.empty()) return true;  // not a regular file
  if (::rename(temporary_.c_str(), target_.c_str()) != 0) return fail(errno);
  temporary_.clear();
  return true;
}

bool AtomicFile::set_aside() {
  if (fd_ < 0) return false;
  if (!direct_ && !give_temporary()) return fail(errno);
  return ::close(std::exchange(fd_, -1)) == 0 || fail(errno);
}

bool AtomicFile::commit() {
  if (fd_ < 0) return false;
  if (!direct_) {
    if (::fsync(fd_) != 0) return fail(errno);
    if (!give_temporary()) return fail(errno);
    if (!take_name()) return false;
    // The new name is on disk once the directory is synced. Some file systems cannot sync a directory; the
    // file is complete even then.
    const int directory = ::open(directory_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (directory >= 0) {
      (void)::fsync(directory);
      ::close(directory);
    }
  }
  const int closed = ::close(std::exchange(fd_, -1));
  return closed == 0 || fail(errno);
}

void AtomicFile::discard() {
  if (fd_ >= 0) ::close(std::exchange(fd_, -1));
  if (!temporary_.empty()) ::unlink(std::exchange(temporary_, {}).c_str());
}

}  // namespace mt::archive
