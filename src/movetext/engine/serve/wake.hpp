// Lets one thread end the waiting of another thread that watches descriptors.
#pragma once
#include <sys/eventfd.h>
#include <unistd.h>

namespace mt::engine {

class Wake {
 public:
  Wake() : descriptor_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}
  Wake(const Wake&) = delete;
  Wake& operator=(const Wake&) = delete;
  ~Wake() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }

  // Returns the descriptor that stays readable after a call of stir(). Returns -1 if the system has no
  // descriptor left; errno then has the reason.
  int descriptor() const { return descriptor_; }
  void stir() const { ::eventfd_write(descriptor_, 1); }

 private:
  int descriptor_;
};

}  // namespace mt::engine
