#include "movetext/engine/process/line_stream.hpp"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace mt::engine {
namespace {

constexpr std::size_t bytes_at_once = 65536;

}  // namespace

void close_end(int& descriptor) {
  if (descriptor >= 0) ::close(std::exchange(descriptor, -1));
}

LineStream::~LineStream() {
  finish();
  close_end(ends_.input);
  close_end(ends_.output);
  close_end(ends_.errors);
  for (int& descriptor : wake_) close_end(descriptor);
}

bool LineStream::begin() {
  if (::pipe2(wake_.data(), O_CLOEXEC | O_NONBLOCK) != 0) return false;
  thread_ = std::thread([this] { transfer(); });
  return true;
}

bool LineStream::send(std::string_view line) {
  const std::lock_guard lock(mutex_);
  if (!takes_input_ || unsent_.size() - sent_ + line.size() >= Process::most_unsent) return false;
  unsent_.append(line) += form_.end;
  stir();
  return true;
}

LinePeer::Heard LineStream::hear(TimePoint deadline, LinePeer::Line& out) {
  std::unique_lock lock(mutex_);
  heard_.wait_until(lock, deadline, [&] { return !lines_.empty() || is_over_ || woken_; });
  woken_ = false;
  if (!lines_.empty()) {
    out = lines_.take();
    return LinePeer::Heard::line;
  }
  return is_over_ ? lines_.fault() : LinePeer::Heard::nothing;
}

void LineStream::wake() {
  const std::lock_guard lock(mutex_);
  woken_ = true;
  heard_.notify_all();
}

std::string LineStream::errors() const {
  const std::lock_guard lock(mutex_);
  return errors_;
}

void LineStream::close_input() {
  const std::lock_guard lock(mutex_);
  takes_input_ = false;
  stir();
}

bool LineStream::wait_for_end(TimePoint deadline) {
  std::unique_lock lock(mutex_);
  return heard_.wait_until(lock, deadline, [&] { return is_over_; });
}

void LineStream::finish() {
  {
    const std::lock_guard lock(mutex_);
    is_leaving_ = true;
    stir();
  }
  if (thread_.joinable()) thread_.join();
}

// Wakes the thread that transfers. This thread finds in the members what it must do.
void LineStream::stir() const {
  const char byte = 0;
  // If the pipe is full, this write fails, but the thread still wakes, because the pipe has bytes to read.
  [[maybe_unused]] const ssize_t written = ::write(wake_[1], &byte, 1);
}

void LineStream::transfer() {
  // Blocks all signals in this thread, so that other threads handle them. A broken pipe is then an error of
  // write(), not a signal.
  sigset_t all;
  ::sigfillset(&all);
  ::pthread_sigmask(SIG_BLOCK, &all, nullptr);
  while (transfer_once()) {
  }
}

// Waits until something can be transferred, and transfers it. Returns false after finish() was called.
bool LineStream::transfer_once() {
  std::array<pollfd, 4> watched{};
  {
    const std::lock_guard lock(mutex_);
    if (is_leaving_) return false;
    if (!takes_input_ && unsent_.empty()) {
      // shutdown() is needed for a connection; a pipe only has to be closed.
      if (ends_.input >= 0) ::shutdown(ends_.input, SHUT_WR);
      close_end(ends_.input);
    }
    watched[0] = {wake_[0], POLLIN, 0};
    watched[1] = {ends_.output, POLLIN, 0};
    watched[2] = {ends_.errors, POLLIN, 0};
    watched[3] = {unsent_.empty() ? -1 : ends_.input, POLLOUT, 0};
  }
  if (::poll(watched.data(), watched.size(), -1) < 0) return errno == EINTR;
  if (watched[0].revents != 0) clear_wakes();
  if (watched[3].revents != 0) write_some();
  if (watched[2].revents != 0) read_errors();
  if (watched[1].revents != 0) read_lines();
  return true;
}

void LineStream::clear_wakes() const {
  std::array<char, 64> buffer{};
  while (::read(wake_[0], buffer.data(), buffer.size()) > 0) {
  }
}

void LineStream::write_some() {
  const std::lock_guard lock(mutex_);
  const ssize_t size = ::write(ends_.input, unsent_.data() + sent_, unsent_.size() - sent_);
  if (size < 0 && (errno == EAGAIN || errno == EINTR)) return;
  if (size < 0) takes_input_ = false;  // the other side has closed its input
  sent_ = size < 0 ? unsent_.size() : sent_ + static_cast<std::size_t>(size);
  if (sent_ < unsent_.size()) return;
  unsent_.clear();
  sent_ = 0;
}

void LineStream::read_errors() {
  std::array<char, bytes_at_once> buffer{};
  const ssize_t size = ::read(ends_.errors, buffer.data(), buffer.size());
  if (size < 0 && (errno == EAGAIN || errno == EINTR)) return;
  if (size <= 0) return close_end(ends_.errors);
  const std::lock_guard lock(mutex_);
  errors_.append(buffer.data(), static_cast<std::size_t>(size));
  if (errors_.size() > Process::kept_errors) errors_.erase(0, errors_.size() - Process::kept_errors);
}

void LineStream::read_lines() {
  std::array<char, bytes_at_once> buffer{};
  const ssize_t size = ::read(ends_.output, buffer.data(), buffer.size());
  const TimePoint now = std::chrono::steady_clock::now();
  if (size < 0 && (errno == EAGAIN || errno == EINTR)) return;
  const std::lock_guard lock(mutex_);
  if (size > 0)
    is_over_ = !lines_.add({buffer.data(), static_cast<std::size_t>(size)}, now);
  else
    is_over_ = true;
  if (size <= 0) lines_.finish(now);
  if (is_over_) close_end(ends_.output);
  heard_.notify_all();
}

}  // namespace mt::engine
