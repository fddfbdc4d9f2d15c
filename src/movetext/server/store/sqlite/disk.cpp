#include "movetext/server/store/sqlite/disk.hpp"

#include "movetext/server/store/errors.hpp"

#include <cerrno>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>

namespace mt::server::store::sqlite {
namespace {

void sync(const std::string& name, int flags) {
  const int fd = ::open(name.c_str(), flags | O_CLOEXEC);
  if (fd < 0) fail_with_errno(name);
  const int synced = ::fsync(fd);
  const int why = errno;
  ::close(fd);
  errno = why;
  if (synced != 0) fail_with_errno(name);
}

std::string directory_of(const std::string& name) {
  const std::size_t slash = name.rfind('/');
  if (slash == std::string::npos) return ".";
  return slash == 0 ? "/" : name.substr(0, slash);
}

}  // namespace

void fail_with_errno(const std::string& file) {
  throw StoreError(file + ": " + std::generic_category().message(errno));
}

void sync_file(const std::string& name) {
  sync(name, O_RDWR);
}

void sync_directory_of(const std::string& name) {
  sync(directory_of(name), O_RDONLY | O_DIRECTORY);
}

}  // namespace mt::server::store::sqlite
