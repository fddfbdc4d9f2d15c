#include "movetext/cli/view/curses/guard.hpp"

#include "movetext/cli/command.hpp"

#include <chrono>
#include <csignal>
#include <pthread.h>
#include <unistd.h>
#include <utility>

namespace mt::cli::view {

// The thread of the guard blocks all signals, so that they wake the thread that reads keys.
Guard::Guard(TerminalBefore before, const std::atomic<bool>& stop) : before_(std::move(before)), stop_(stop) {
  sigset_t all{};
  sigset_t mask{};
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &mask);
  thread_ = std::thread([this] { watch(); });
  pthread_sigmask(SIG_SETMASK, &mask, nullptr);
}

Guard::~Guard() {
  {
    const std::lock_guard lock(mutex_);
    leaves_ = true;
  }
  wakes_.notify_all();
  thread_.join();
}

void Guard::watch() {
  using std::chrono::milliseconds;
  constexpr milliseconds look(100);
  constexpr milliseconds patience(700);
  std::unique_lock lock(mutex_);
  const auto has_left = [this] { return leaves_; };
  for (;;) {
    if (wakes_.wait_for(lock, look, has_left)) return;
    if (!stop_) continue;
    if (!wakes_.wait_for(lock, patience, has_left)) give_back();
    return;
  }
}

void Guard::give_back() const {
  static_cast<void>(::write(before_.output, before_.leave.data(), before_.leave.size()) < 0);
  ::tcsetattr(before_.input, TCSANOW, &before_.modes);
  ::_exit(static_cast<int>(Status::interrupted));
}

}  // namespace mt::cli::view
