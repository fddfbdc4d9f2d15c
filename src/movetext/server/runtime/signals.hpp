// Turns signals into calls on a separate thread, without handlers and without globals.
//
//   // first in main():
//   SignalWatch signals({.stop = [&](int nth) { ... }, .reopen = [&] { log.reopen(); }});
#pragma once
#include <functional>
#include <thread>

namespace mt::server::runtime {

struct SignalCalls {
  // SIGTERM or SIGINT arrived for the nth time; the second time, the sender has lost patience.
  std::function<void(int nth)> stop;
  std::function<void()> reopen;  // SIGHUP
};

// Makes the calls on one thread, one at a time, as long as it exists; they must not throw.  Threads that
// already exist may still be interrupted, so it must be created before all others.  A closed connection
// becomes an error of write() instead of SIGPIPE.  Only one may exist at a time.
class SignalWatch {
 public:
  // Throws std::runtime_error if no file descriptors are available.
  explicit SignalWatch(SignalCalls calls);
  ~SignalWatch();
  SignalWatch(const SignalWatch&) = delete;
  SignalWatch& operator=(const SignalWatch&) = delete;

 private:
  void run();
  SignalCalls calls_;
  int signals_ = -1;
  int end_ = -1;  // the destructor makes it readable
  std::thread thread_;
};

}  // namespace mt::server::runtime
