// A queue of jobs. The thread that commits jobs takes them from the queue in batches.
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
  std::size_t most = 512;                  // maximum number of jobs in a transaction
  std::size_t few = 16;                    // if fewer jobs are queued, take() may wait for more jobs
  std::chrono::microseconds linger{2000};  // maximum time for which take() waits for more jobs
};

class JobQueue {
 public:
  explicit JobQueue(std::size_t capacity, BatchLimits limits = {}) : capacity_(capacity), limits_(limits) {}

  // Adds the job. If the queue is full or closed, leaves the job unchanged and returns false.
  bool put(Job& job);
  // Waits for jobs, but at most for `patience`, and takes them. Returns no jobs if none came in that time, or
  // if the queue is closed and empty.
  std::vector<Job> take(std::chrono::milliseconds patience);
  // Refuses further jobs; queued jobs can still be taken.
  void close();
  // Returns whether the queue is closed and empty.
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
