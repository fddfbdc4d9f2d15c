#include "movetext/server/runtime/clockwork.hpp"

#include <algorithm>

namespace mt::server::runtime {

using Clock = std::chrono::steady_clock;

Clockwork::Clockwork(std::vector<Task> tasks, Log& log) : tasks_(std::move(tasks)), log_(log) {
  std::erase_if(tasks_, [](const Task& task) { return task.every <= 0; });
  thread_ = std::thread([this] { run(); });
}

Clockwork::~Clockwork() {
  stop();
}

void Clockwork::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  changed_.notify_all();
  if (thread_.joinable()) thread_.join();
}

void Clockwork::run() {
  std::vector<Clock::time_point> next(tasks_.size(), Clock::now());
  std::unique_lock lock(mutex_);
  while (!stopping_) {
    for (std::size_t i = 0; i < tasks_.size() && !stopping_; ++i) {
      if (next[i] > Clock::now()) continue;
      lock.unlock();
      try {
        tasks_[i].run();
      } catch (const std::exception& error) {
        log_.error("clockwork." + tasks_[i].name, {{"error", error.what()}});
      }
      lock.lock();
      next[i] = Clock::now() + std::chrono::milliseconds(tasks_[i].every);
    }
    if (stopping_) return;
    const auto soonest = std::min_element(next.begin(), next.end());
    if (soonest == next.end())
      changed_.wait(lock);
    else
      changed_.wait_until(lock, *soonest);
  }
}

}  // namespace mt::server::runtime
