// Runs tasks again and again on one thread of its own, each at its own interval.
#pragma once
#include "movetext/server/domain/ids.hpp"
#include "movetext/server/runtime/log.hpp"

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace mt::server::runtime {

class Clockwork {
 public:
  struct Task {
    std::string name;
    Duration every = 0;  // milliseconds from the end of a run to the next; 0 for never
    std::function<void()> run;
  };

  // Starts the thread, which runs each task at once for the first time.  What a task throws is logged; the
  // task is run again after its interval.
  Clockwork(std::vector<Task> tasks, Log& log);
  ~Clockwork();
  Clockwork(const Clockwork&) = delete;
  Clockwork& operator=(const Clockwork&) = delete;

  // Returns when the task that is running has ended.  May be called twice.
  void stop();

 private:
  void run();

  std::vector<Task> tasks_;
  Log& log_;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace mt::server::runtime
