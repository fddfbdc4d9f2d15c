// Counts the values of StoreMetrics. Several threads may call these functions at the same time.
#pragma once
#include "movetext/server/store/store.hpp"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <mutex>
#include <vector>

namespace mt::server::store {

class CommitCounters {
 public:
  void on_commit(const CommitListener& listener) {
    const std::lock_guard lock(mutex_);
    listeners_.push_back(listener);
  }
  void committed(std::uint64_t jobs, std::chrono::steady_clock::duration spent) {
    ++commits_;
    jobs_ += jobs;
    microseconds_ +=
        static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::microseconds>(spent).count());
    const std::lock_guard lock(mutex_);
    for (const CommitListener& listener : listeners_) listener(jobs, spent);
  }
  void failed(std::uint64_t jobs) { failures_ += jobs; }
  void repeated() { ++conflicts_; }

  StoreMetrics read(std::uint64_t queued) const {
    return {commits_, jobs_, failures_, conflicts_, queued, microseconds_};
  }

 private:
  std::atomic<std::uint64_t> commits_{0};
  std::atomic<std::uint64_t> jobs_{0};
  std::atomic<std::uint64_t> failures_{0};
  std::atomic<std::uint64_t> conflicts_{0};
  std::atomic<std::uint64_t> microseconds_{0};
  std::mutex mutex_;  // guards listeners_
  std::vector<CommitListener> listeners_;
};

}  // namespace mt::server::store
