// Signals as calls on a thread of their own, without handlers and without globals.
//
//   SignalWatch signals({.stop = [&](int nth) { ... }, .reopen = [&] { log.reopen(); }});   // first in
//   main()
#pragma once
#include <functional>
#include <thread>

namespace mt::server::runtime {

struct SignalCalls {
  // SIGTERM or SIGINT came, for the nth time: the second time somebody has lost patience.
  std::function<void(int nth)> stop;
  std::function<void()> reopen;  // SIGHUP
};

// From now on the calls are made on one thread, one after the other; they must not throw.  Threads that are
// there already may still be interrupted: it is to be made before all others.  A closed connection is an
// error of write() instead of SIGPIPE.  Only one may live at a time.
class SignalWatch {
 public:
  // std::runtime_error: the system has no descriptors left.
  explicit SignalWatch(SignalCalls calls);
  ~SignalWatch();
  SignalWatch(const SignalWatch&) = delete;
  SignalWatch& operator=(const SignalWatch&) = delete;

 private:
  void run();
  SignalCalls calls_;
  int signals_ = -1;
  int end_ = -1;  // made readable by the destructor
  std::thread thread_;
};

}  // namespace mt::server::runtime
