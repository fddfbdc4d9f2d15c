#include "movetext/server/store/job_queue.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace mt::server::store {

bool JobQueue::put(Job& job) {
  {
    const std::lock_guard lock(mutex_);
    if (closed_ || jobs_.size() >= capacity_) return false;
    jobs_.push_back(std::move(job));
  }
  changed_.notify_one();
  return true;
}

std::vector<Job> JobQueue::take(std::chrono::milliseconds patience) {
  std::unique_lock lock(mutex_);
  if (!changed_.wait_for(lock, patience, [&] { return closed_ || !jobs_.empty(); })) return {};
  // Waits a moment for more jobs, but only if the last batch had several jobs. A single client sends a job
  // only after the answer to the previous job, so waiting would only delay that client.
  if (last_batch_ > 1 && jobs_.size() < limits_.few)
    changed_.wait_for(lock, limits_.linger, [&] { return closed_ || jobs_.size() >= limits_.few; });
  const std::size_t count = std::min(jobs_.size(), limits_.most);
  const auto end = jobs_.begin() + static_cast<std::ptrdiff_t>(count);
  std::vector<Job> batch(std::make_move_iterator(jobs_.begin()), std::make_move_iterator(end));
  jobs_.erase(jobs_.begin(), end);
  last_batch_ = count;
  return batch;
}

void JobQueue::close() {
  {
    const std::lock_guard lock(mutex_);
    closed_ = true;
  }
  changed_.notify_all();
}

bool JobQueue::is_finished() const {
  const std::lock_guard lock(mutex_);
  return closed_ && jobs_.empty();
}

std::size_t JobQueue::size() const {
  const std::lock_guard lock(mutex_);
  return jobs_.size();
}

}  // namespace mt::server::store
