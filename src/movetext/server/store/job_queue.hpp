// Jobs that wait for the thread that commits them, taken out as batches.
#pragma once
#include "movetext/server/store/job.hpp"

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <vector>

namespace mt::server::store {

struct BatchLimits {
  std::size_t most = 512;                  // jobs of one transaction
  std::size_t few = 16;                    // with fewer it waits for more ...
  std::chrono::microseconds linger{2000};  // ... but no longer than that
};

class JobQueue {
 public:
  explicit JobQueue(std::size_t capacity, BatchLimits limits = {}) : capacity_(capacity), limits_(limits) {}

  // False: it is full or closed.
  bool put(Job& job);
  // Waits for jobs, at most so long.  Empty: none came, or (is_closed()) none will.
  std::vector<Job> take(std::chrono::milliseconds patience);
  // Takes no more; what is in it is still given out.
  void close();
  // Closed, and nothing is left.
  bool is_finished() const;
  std::size_t size() const;

 private:
  std::size_t capacity_;
  BatchLimits limits_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Job> jobs_;
  std::size_t last_batch_ = 0;
  bool closed_ = false;
};

}  // namespace mt::server::store
