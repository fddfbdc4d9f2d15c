#include "movetext/server/runtime/stop_sequence.hpp"

#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <exception>
#include <mutex>
#include <thread>

namespace mt::server::runtime {
namespace {

using Clock = std::chrono::steady_clock;

[[noreturn]] void end_process(std::string_view /*step*/) {
  std::_Exit(1);
}

// Calls `overdue` if a step is still running at the deadline.
class Watchdog {
 public:
  Watchdog(Duration allowed, std::function<void(std::string_view)> overdue)
      : deadline_(Clock::now() + std::chrono::milliseconds(allowed)),
        overdue_(std::move(overdue)),
        thread_([this] { run(); }) {}
  ~Watchdog() {
    {
      const std::lock_guard lock(mutex_);
      over_ = true;
    }
    changed_.notify_all();
    thread_.join();
  }
  Watchdog(const Watchdog&) = delete;
  Watchdog& operator=(const Watchdog&) = delete;

  void at(const std::string& step) {
    const std::lock_guard lock(mutex_);
    step_ = step;
  }
  bool was_late() {
    const std::lock_guard lock(mutex_);
    return late_;
  }

 private:
  void run() {
    std::unique_lock lock(mutex_);
    if (changed_.wait_until(lock, deadline_, [this] { return over_; })) return;
    late_ = true;
    const std::string step = step_;
    lock.unlock();
    overdue_(step);
  }

  Clock::time_point deadline_;
  std::function<void(std::string_view)> overdue_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::string step_;
  bool over_ = false;
  bool late_ = false;
  std::thread thread_;  // the last member, because the thread uses all other members
};

}  // namespace

StopSequence::StopSequence(Log& log, Duration allowed, std::function<void(std::string_view)> overdue)
    : log_(log), allowed_(allowed), overdue_(overdue ? std::move(overdue) : end_process) {}

void StopSequence::add(std::string name, std::function<void()> step) {
  steps_.emplace_back(std::move(name), std::move(step));
}

bool StopSequence::run() {
  log_.info("stop.begin", {{"allowed_ms", allowed_}});
  Watchdog watchdog(allowed_, [this](std::string_view step) {
    log_.error("stop.overdue", {{"step", step}});
    overdue_(step);
  });
  bool all_well = true;
  for (const auto& [name, step] : std::exchange(steps_, {})) {
    watchdog.at(name);
    const auto begin = Clock::now();
    try {
      step();
    } catch (const std::exception& failure) {
      all_well = false;
      log_.error("stop.failed", {{"step", name}, {"reason", failure.what()}});
    }
    const auto took = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begin);
    log_.info("stop.step", {{"step", name}, {"ms", took.count()}});
  }
  all_well = all_well && !watchdog.was_late();
  log_.info("stop.end", {{"well", all_well}});
  return all_well;
}

}  // namespace mt::server::runtime
