#include "movetext/archive/input.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace mt::archive {
namespace {

constexpr std::size_t input_buffer = std::size_t{256} << 10U;
constexpr int patience_ms = 100;

}  // namespace

bool Input::open(const std::string& path, bool find_utf16) {
  close();
  error_.clear();
  order_unknown_ = find_utf16;
  utf16_ = {};
  decoded_.clear();
  decoded_from_ = 0;
  begin_ = end_ = 0;
  at_end_ = done_ = in_member_ = false;
  bytes_read_ = size_ = 0;
  owned_ = path != "-";
  name_ = owned_ ? path : "-";
  fd_ = owned_ ? ::open(path.c_str(), O_RDONLY | O_CLOEXEC) : STDIN_FILENO;
  struct stat status {};
  if (fd_ < 0 || ::fstat(fd_, &status) != 0) {
    fail(std::generic_category().message(errno));
    return false;
  }
  if (S_ISDIR(status.st_mode)) {
    fail(std::generic_category().message(EISDIR));
    return false;
  }
  if (S_ISREG(status.st_mode)) size_ = static_cast<std::uint64_t>(status.st_size);
  buffer_.resize(input_buffer);
  while (end_ < magic_size && refill()) {
  }
  if (failed()) return false;
  compression_ = compression_of({buffer_.data(), end_});
  decoder_ = make_decoder(compression_);
  in_member_ = decoder_ != nullptr;
  return true;
}

void Input::close() {
  if (fd_ >= 0 && owned_) ::close(fd_);
  fd_ = -1;
  decoder_.reset();
}

void Input::fail(std::string_view reason) {
  error_ = name_ + ": " + std::string(reason);
  done_ = true;
}

// Waits for bytes of a pipe or a terminal, but only until a stop is asked for.
bool Input::wait() {
  while (stop_ != nullptr && !stop_->load(std::memory_order_relaxed)) {
    pollfd wanted{fd_, POLLIN, 0};
    if (size_ > 0 || ::poll(&wanted, 1, patience_ms) > 0) return true;
  }
  return stop_ == nullptr;
}

// Does one read of the file; returns 0 at its end.
std::size_t Input::read_file(std::span<char> to) {
  while (wait()) {
    const ssize_t got = ::read(fd_, to.data(), to.size());
    if (got >= 0) {
      bytes_read_.fetch_add(static_cast<std::uint64_t>(got), std::memory_order_relaxed);
      return static_cast<std::size_t>(got);
    }
    if (errno != EINTR) {
      fail(std::generic_category().message(errno));
      return 0;
    }
  }
  done_ = true;
  return 0;
}

// Puts more bytes after those still in the buffer.  Returns false if there are no more.
bool Input::refill() {
  if (at_end_ || done_) return false;
  if (begin_ == end_) begin_ = end_ = 0;
  const std::size_t got = read_file(std::span(buffer_).subspan(end_));
  at_end_ = got == 0;
  end_ += got;
  return got > 0;
}

std::size_t Input::read(std::span<char> to) {
  if (std::exchange(order_unknown_, false)) find_order();
  std::size_t filled = 0;
  while (filled < to.size() && (decoded_from_ < decoded_.size() || decode_more())) {
    const std::size_t size = std::min(to.size() - filled, decoded_.size() - decoded_from_);
    std::memcpy(to.data() + filled, decoded_.data() + decoded_from_, size);
    decoded_from_ += size;
    filled += size;
  }
  return utf16_.order() == text::Utf16::none ? filled + read_bytes(to.subspan(filled)) : filled;
}

// Looks at the first bytes of the data.
void Input::find_order() {
  std::string first(Utf16Decoder::order_bytes, '\0');
  first.resize(read_bytes(first));
  if (utf16_.begin(first))
    utf16_.decode(first, false, decoded_);
  else
    std::swap(first, decoded_);
}

// Fills decoded_, which has been used up, from UTF-16.  Returns false if there is no more, or it is not
// UTF-16.
bool Input::decode_more() {
  decoded_.clear();
  decoded_from_ = 0;
  if (utf16_.order() == text::Utf16::none) return false;
  for (bool last = false; decoded_.empty() && !last;) {
    units_.resize(input_buffer);
    units_.resize(read_bytes(units_));
    last = units_.empty();
    utf16_.decode(units_, last, decoded_);
  }
  return !decoded_.empty();
}

std::size_t Input::read_bytes(std::span<char> to) {
  std::size_t filled = 0;
  while (filled < to.size() && !done_) {
    const std::span<char> rest = to.subspan(filled);
    filled += decoder_ ? read_compressed(rest) : read_plain(rest);
  }
  return filled;
}

std::size_t Input::read_plain(std::span<char> to) {
  const std::size_t kept = std::min(to.size(), end_ - begin_);
  if (kept > 0) {
    std::memcpy(to.data(), buffer_.data() + begin_, kept);
    begin_ += kept;
    return kept;
  }
  const std::size_t got = at_end_ ? 0 : read_file(to);
  if (got == 0) done_ = true;
  return got;
}

std::size_t Input::read_compressed(std::span<char> to) {
  if (!in_member_ && !next_member()) return 0;
  if (begin_ == end_) refill();
  if (done_) return 0;
  const std::span<const char> from(buffer_.data() + begin_, end_ - begin_);
  const DecodeStep step = decoder_->step(from, to);
  begin_ += step.consumed;
  in_member_ = !step.member_ended;
  if (!step.fault.empty()) {
    fail(step.fault);
  } else if (in_member_ && at_end_ && step.produced == 0 && step.consumed == 0) {
    fail("the compressed data end in the middle");
  }
  return step.produced;
}

// Goes on to the next member; returns false at the end of the file.  Zero bytes between members are padding
// (tape blocks, xz stream padding).
bool Input::next_member() {
  for (;;) {
    while (begin_ < end_ && buffer_[begin_] == '\0') ++begin_;
    if (begin_ == end_) {
      if (refill()) continue;
      done_ = true;
      return false;
    }
    if (end_ - begin_ >= magic_size || at_end_) break;
    std::memmove(buffer_.data(), buffer_.data() + begin_, end_ - begin_);
    end_ -= std::exchange(begin_, 0);
    refill();
  }
  if (compression_of({buffer_.data() + begin_, end_ - begin_}) != compression_) {
    fail("something else follows the compressed data");
    return false;
  }
  in_member_ = decoder_->restart();
  if (!in_member_) fail("no memory to decompress");
  return in_member_;
}

}  // namespace mt::archive
