// Turns signals into calls on a thread of their own, without handlers and without globals.
//
//   // first in main():
//   SignalWatch signals({.stop = [&](int nth) { ... }, .reopen = [&] { log.reopen(); }});
#pragma once
#include <functional>
#include <thread>

namespace mt::server::runtime {

struct SignalCalls {
  // SIGTERM or SIGINT came for the nth time; at the second the sender has lost patience.
  std::function<void(int nth)> stop;
  std::function<void()> reopen;  // SIGHUP
};

// Makes the calls on one thread, one after the other, as long as it lives; they must not throw.  Threads that
// exist already may still be interrupted, so it must be made before all others.  A closed connection is an
// error of write() instead of SIGPIPE.  Only one may live at a time.
class SignalWatch {
 public:
  // Throws std::runtime_error if the system has no descriptors left.
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
