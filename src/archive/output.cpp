#include "movetext/archive/output.hpp"

#include <cerrno>
#include <system_error>
#include <unistd.h>

namespace mt::archive {
namespace {

constexpr std::size_t buffer_size = std::size_t{64} << 10U;

}  // namespace

bool Output::open(std::string_view path) {
  to_file_ = !path.empty() && path != "-";
  if (!to_file_ || file_.open(std::string(path))) return true;
  return fail();
}

bool Output::fail() {
  if (to_file_) {
    error_ = file_.error();
  } else if (errno != EPIPE) {
    error_ = "standard output: " + std::generic_category().message(errno);
  }
  return false;
}

bool Output::write(std::string_view bytes) {
  buffer_ += bytes;
  return buffer_.size() < buffer_size || flush();
}

bool Output::flush() {
  std::string_view rest = buffer_;
  if (to_file_) {
    if (!file_.write(rest)) return fail();
    rest = {};
  }
  while (!rest.empty()) {
    const ssize_t written = ::write(STDOUT_FILENO, rest.data(), rest.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return fail();
    rest.remove_prefix(static_cast<std::size_t>(written));
  }
  buffer_.clear();
  return true;
}

bool Output::finish() {
  if (!flush()) return false;
  return !to_file_ || file_.commit() || fail();
}

}  // namespace mt::archive
