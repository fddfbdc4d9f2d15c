// The faults that a trial has found. Each fault is printed at once.
#pragma once
#include <cstdio>
#include <mutex>
#include <string>

namespace mt::server::kill {

class Faults {
 public:
  // Records a fault. May be called from any thread.
  void add(const std::string& what) {
    const std::lock_guard lock(mutex_);
    constexpr std::size_t most_told = 50;
    if (++count_ <= most_told) std::printf("FAULT: %s\n", what.c_str());
    std::fflush(stdout);
  }
  std::size_t count() {
    const std::lock_guard lock(mutex_);
    return count_;
  }

 private:
  std::mutex mutex_;
  std::size_t count_ = 0;
};

}  // namespace mt::server::kill
