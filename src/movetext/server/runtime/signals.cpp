#include "movetext/server/runtime/signals.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <poll.h>
#include <stdexcept>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <unistd.h>
#include <utility>

namespace mt::server::runtime {
namespace {

sigset_t watched() {
  sigset_t set;
  sigemptyset(&set);
  for (const int signal : {SIGTERM, SIGINT, SIGHUP}) sigaddset(&set, signal);
  return set;
}

}  // namespace

SignalWatch::SignalWatch(SignalCalls calls) : calls_(std::move(calls)) {
  const sigset_t set = watched();
  ::pthread_sigmask(SIG_BLOCK, &set, nullptr);
  struct sigaction ignore {};
  ignore.sa_handler = SIG_IGN;
  ::sigaction(SIGPIPE, &ignore, nullptr);
  signals_ = ::signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
  end_ = ::eventfd(0, EFD_CLOEXEC);
  if (signals_ < 0 || end_ < 0) {
    for (const int file : {signals_, end_})
      if (file >= 0) ::close(file);
    throw std::runtime_error("cannot watch signals");
  }
  thread_ = std::thread([this] { run(); });
}

SignalWatch::~SignalWatch() {
  const std::uint64_t one = 1;
  while (::write(end_, &one, sizeof one) < 0 && errno == EINTR) {
  }
  thread_.join();
  ::close(signals_);
  ::close(end_);
}

void SignalWatch::run() {
  int stops = 0;
  for (;;) {
    std::array<pollfd, 2> waited{{{signals_, POLLIN, 0}, {end_, POLLIN, 0}}};
    if (::poll(waited.data(), waited.size(), -1) < 0) continue;
    if (waited[1].revents != 0) return;
    signalfd_siginfo signal{};
    if (::read(signals_, &signal, sizeof signal) != sizeof signal) continue;
    if (signal.ssi_signo == SIGHUP) {
      if (calls_.reopen) calls_.reopen();
    } else if (calls_.stop) {
      calls_.stop(++stops);
    }
  }
}

}  // namespace mt::server::runtime
