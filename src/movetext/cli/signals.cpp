#include "movetext/cli/signals.hpp"

#include "movetext/cli/command.hpp"

#include <csignal>
#include <unistd.h>

namespace mt::cli {
namespace {

// The only mutable global variable of the program, because a signal handler can reach nothing else.
std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);

// Long work checks the flag between two records. A malicious record can take hours, and so can a write to a
// pipe that nothing reads, so a program that does not end within a second is terminated. Even then, output
// files are either complete or absent.
constexpr unsigned patience_s = 1;

void on_signal(int) {
  interrupted.store(true, std::memory_order_relaxed);
  ::alarm(patience_s);
}

void on_alarm(int) {
  ::_exit(static_cast<int>(Status::interrupted));
}

void watch(int signal) {
  struct sigaction action {};
  action.sa_handler = on_signal;
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  struct sigaction before {};
  // A program started by nohup, or in the background by a plain shell, continues to ignore the signals that
  // were ignored when it started.
  if (::sigaction(signal, nullptr, &before) == 0 && before.sa_handler == SIG_IGN) return;
  ::sigaction(signal, &action, nullptr);
}

}  // namespace

void watch_quit() {
  watch(SIGQUIT);
}

const std::atomic<bool>& watch_signals() {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) watch(signal);
  struct sigaction end {};
  end.sa_handler = on_alarm;
  ::sigaction(SIGALRM, &end, nullptr);
  struct sigaction ignore {};
  ignore.sa_handler = SIG_IGN;
  for (const int signal : {SIGPIPE, SIGXFSZ}) ::sigaction(signal, &ignore, nullptr);
  return interrupted;
}

}  // namespace mt::cli
