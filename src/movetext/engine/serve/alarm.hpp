// Stops a search after some time, unless the alarm is cleared before that.
#pragma once
#include "movetext/engine/api/limits.hpp"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

namespace mt::engine {

class Alarm {
 public:
  Alarm() : thread_([this] { wait(); }) {}
  Alarm(const Alarm&) = delete;
  Alarm& operator=(const Alarm&) = delete;
  ~Alarm() {
    {
      const std::lock_guard lock(mutex_);
      ends_ = true;
    }
    changed_.notify_all();
    thread_.join();
  }

  // Stops that search after a time, counted from now.
  void set(Milliseconds time, std::stop_source search) {
    change(Setting{std::chrono::steady_clock::now() + time, std::move(search)});
  }
  void clear() { change(std::nullopt); }

 private:
  struct Setting {
    std::chrono::steady_clock::time_point time;
    std::stop_source search;
  };

  void change(std::optional<Setting> setting) {
    const std::lock_guard lock(mutex_);
    setting_ = std::move(setting);
    changed_.notify_all();
  }
  void wait() {
    std::unique_lock lock(mutex_);
    while (!ends_) {
      if (!setting_) {
        changed_.wait(lock);
      } else if (const auto time = setting_->time; std::chrono::steady_clock::now() < time) {
        changed_.wait_until(lock, time);
      } else {
        std::stop_source search = std::move(setting_->search);
        setting_.reset();
        lock.unlock();
        search.request_stop();
        lock.lock();
      }
    }
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::optional<Setting> setting_{};
  bool ends_ = false;
  std::thread thread_;
};

}  // namespace mt::engine
