#include "movetext/server/runtime/running_mark.hpp"

#include "movetext/server/runtime/policy_of.hpp"

#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <stdexcept>
#include <unistd.h>

namespace mt::server::runtime {
namespace {

constexpr mode_t group_reads = 0640;
constexpr std::size_t longest_address = 300;

std::string path_of(const Config& config) {
  return data_path(config, "running");
}

struct flock whole_file(short kind) {
  struct flock lock {};
  lock.l_type = kind;
  lock.l_whence = SEEK_SET;
  return lock;
}

}  // namespace

RunningMark::RunningMark(const Config& config)
    : file_(::open(path_of(config).c_str(), O_RDWR | O_CREAT | O_CLOEXEC, group_reads)) {
  if (file_ < 0)
    throw std::runtime_error("cannot create the file " + path_of(config) + ": " + std::strerror(errno));
  struct flock whole = whole_file(F_WRLCK);
  if (::fcntl(file_, F_OFD_SETLK, &whole) == 0) {
    tell("");
    return;
  }
  ::close(file_);
  throw std::runtime_error("another server uses the data directory " + config.server.data +
                           ": stop that server first, or give this server its own data directory");
}

RunningMark::~RunningMark() {
  ::close(file_);
}

// Writes the address. If the disk is full, the file stays empty, and commands use the address in the
// settings.
void RunningMark::tell(const std::string& address) const {
  const std::string line = address.empty() ? "" : address + '\n';
  if (::ftruncate(file_, 0) != 0) return;
  if (::pwrite(file_, line.data(), line.size(), 0) != static_cast<ssize_t>(line.size()))
    static_cast<void>(::ftruncate(file_, 0) == 0);
}

RunningServer running_server(const Config& config) {
  const std::string path = path_of(config);
  const std::string none = "no running server uses the data directory " + config.server.data;
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return {{}, errno == ENOENT ? none : path + " cannot be read (" + std::strerror(errno) + ')'};
  // Only reads the state of the lock. Taking the lock even for a moment could prevent a server from starting.
  struct flock asked = whole_file(F_RDLCK);
  const bool is_free = ::fcntl(file, F_OFD_GETLK, &asked) != 0 || asked.l_type == F_UNLCK;
  std::array<char, longest_address> bytes{};
  const ssize_t size = ::read(file, bytes.data(), bytes.size());
  ::close(file);
  if (is_free) return {{}, none};
  std::string address(bytes.data(), size > 0 ? static_cast<std::size_t>(size) : 0);
  if (!address.ends_with('\n')) return {config.mail.listen, {}};
  address.pop_back();
  return {address, {}};
}

}  // namespace mt::server::runtime
