// Calls functions on a separate thread when signals arrive. Uses no signal handlers and no global variables.
//
//   // first in main():
//   SignalWatch signals({.stop = [&](int nth) { ... }, .reopen = [&] { log.reopen(); }});
#pragma once
#include <functional>
#include <thread>

namespace mt::server::runtime {

struct SignalCalls {
  // Called when SIGTERM or SIGINT arrives for the nth time. If `nth` is 2, the sender does not want to wait
  // longer.
  std::function<void(int nth)> stop;
  std::function<void()> reopen;  // called when SIGHUP arrives
};

// Makes these calls on one thread, one at a time, as long as the object exists. The called functions must not
// throw. Create the object before all other threads, because signals may interrupt threads that already
// exist. A write to a closed connection returns an error instead of causing SIGPIPE. Only one object may
// exist at a time.
class SignalWatch {
 public:
  // Throws std::runtime_error if all file descriptors are in use.
  explicit SignalWatch(SignalCalls calls);
  ~SignalWatch();
  SignalWatch(const SignalWatch&) = delete;
  SignalWatch& operator=(const SignalWatch&) = delete;

 private:
  void run();
  SignalCalls calls_;
  int signals_ = -1;
  int end_ = -1;  // file descriptor that is readable when the destructor has been called
  std::thread thread_;
};

}  // namespace mt::server::runtime
