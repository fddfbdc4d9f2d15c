#include "movetext/server/crypto/secret.hpp"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sodium.h>
#include <stdexcept>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace mt::server {
namespace {

constexpr std::size_t largest_secret_file = 4096;

class OpenFile {
 public:
  explicit OpenFile(const std::string& path) : fd_(::open(path.c_str(), O_RDONLY | O_CLOEXEC)) {}
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;
  ~OpenFile() {
    if (fd_ >= 0) ::close(fd_);
  }
  int fd() const { return fd_; }

 private:
  int fd_;
};

[[noreturn]] void fail(const std::string& path, const std::string& why) {
  throw std::runtime_error(path + ": " + why);
}

std::string read_all(int fd, const std::string& path) {
  std::string bytes(largest_secret_file, '\0');  // its full size at once: growing would leave copies behind
  std::size_t size = 0;
  while (size < bytes.size()) {
    const ssize_t got = ::read(fd, bytes.data() + size, bytes.size() - size);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) {
      const int error = errno;
      wipe(bytes);
      fail(path, std::generic_category().message(error));
    }
    if (got == 0) break;
    size += static_cast<std::size_t>(got);
  }
  bytes.resize(size);
  return bytes;
}

}  // namespace

void wipe(std::string& bytes) {
  bytes.resize(bytes.capacity());
  sodium_memzero(bytes.data(), bytes.size());
  bytes.clear();
}

Secret::Secret(std::string&& bytes) : bytes_(bytes) {
  wipe(bytes);  // a short string lies in the object itself: moving it would leave it there
}

Secret::Secret(Secret&& from) noexcept : bytes_(std::move(from.bytes_)) {
  wipe(from.bytes_);
}

Secret& Secret::operator=(Secret&& from) noexcept {
  if (this == &from) return *this;
  wipe(bytes_);
  bytes_ = std::move(from.bytes_);
  wipe(from.bytes_);
  return *this;
}

Secret::~Secret() {
  wipe(bytes_);
}

Secret read_secret_file(const std::string& path) {
  const OpenFile file(path);
  if (file.fd() < 0) fail(path, std::generic_category().message(errno));
  struct stat status {};
  if (::fstat(file.fd(), &status) != 0) fail(path, std::generic_category().message(errno));
  if ((status.st_mode & (S_IRWXG | S_IRWXO)) != 0) fail(path, "others may read it (chmod 600 it)");
  std::string bytes = read_all(file.fd(), path);
  const std::size_t end = std::min(bytes.find_first_of("\r\n"), bytes.size());
  std::string line = bytes.substr(0, end);
  wipe(bytes);
  if (line.empty()) fail(path, "the first line is empty");
  return Secret(std::move(line));
}

}  // namespace mt::server
