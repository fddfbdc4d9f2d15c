#include "movetext/archive/raw_file.hpp"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace mt::archive {
namespace {

constexpr std::size_t least_buffer = std::size_t{256} << 10U;
constexpr int patience_ms = 100;

}  // namespace

bool RawFile::open(const std::string& path) {
  close();
  fault_.clear();
  buffer_.clear();
  begin_ = 0;
  at_end_ = stopped_ = ended_ = false;
  bytes_read_ = size_ = 0;
  owned_ = path != "-";
  fd_ = owned_ ? ::open(path.c_str(), O_RDONLY | O_CLOEXEC) : STDIN_FILENO;
  struct stat status {};
  if (fd_ < 0 || ::fstat(fd_, &status) != 0) {
    fault_ = std::generic_category().message(errno);
    return false;
  }
  if (S_ISDIR(status.st_mode)) {
    fault_ = std::generic_category().message(EISDIR);
    return false;
  }
  regular_ = owned_ && S_ISREG(status.st_mode);
  if (S_ISREG(status.st_mode)) size_ = static_cast<std::uint64_t>(status.st_size);
  return true;
}

void RawFile::close() {
  if (fd_ >= 0 && owned_) ::close(fd_);
  fd_ = -1;
}

void RawFile::go_on() {
  ended_ = false;
  stopped_ = !fault_.empty();
}

// Waits until a pipe or a terminal has bytes. Returns false if `stop` or end() has requested the end of
// reading.
bool RawFile::wait() {
  const auto wanted = [this] {
    return !ended_.load(std::memory_order_relaxed) &&
           (stop_ == nullptr || !stop_->load(std::memory_order_relaxed));
  };
  while (wanted()) {
    pollfd readable{fd_, POLLIN, 0};
    if (size_ > 0 || ::poll(&readable, 1, patience_ms) > 0) return true;
  }
  return false;
}

bool RawFile::is_ready(int patience) const {
  pollfd readable{fd_, POLLIN, 0};
  return at_end_ || stopped_ || ::poll(&readable, 1, patience) != 0;
}

// Reads from the file once. Returns 0 at the end of the file.
std::size_t RawFile::read_file(std::span<char> to) {
  while (wait()) {
    const ssize_t got = ::read(fd_, to.data(), to.size());
    if (got >= 0) {
      bytes_read_.fetch_add(static_cast<std::uint64_t>(got), std::memory_order_relaxed);
      at_end_ = got == 0;
      return static_cast<std::size_t>(got);
    }
    if (errno != EINTR) {
      fault_ = std::generic_category().message(errno);
      break;
    }
  }
  stopped_ = true;
  return 0;
}

std::size_t RawFile::read_on(std::span<char> to) {
  return at_end_ || stopped_ ? 0 : read_file(to);
}

bool RawFile::refill() {
  if (at_end_ || stopped_) return false;
  if (begin_ > 0) buffer_.drop(std::exchange(begin_, 0));
  const std::size_t had = buffer_.size();
  if (had == buffer_.capacity()) buffer_.reserve(std::max(least_buffer, 2 * had));
  buffer_.resize(buffer_.capacity());
  const std::size_t got = read_file(buffer_.from(had));
  buffer_.resize(had + got);
  return got > 0;
}

void RawFile::put_back(std::string_view bytes) {
  text::Bytes joined(bytes);
  joined.append(buffered());
  buffer_.swap(joined);
  begin_ = 0;
}

}  // namespace mt::archive
