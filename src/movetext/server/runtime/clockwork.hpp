// Runs tasks again and again on one separate thread, each task at its own interval.
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
    // Milliseconds from the end of one run to the start of the next; 0 to disable the task.
    Duration every = 0;
    std::function<void()> run;
  };

  // Starts the thread, which first runs each task once. If a task throws an exception, the exception is
  // logged, and the task runs again after its interval.
  Clockwork(std::vector<Task> tasks, Log& log);
  ~Clockwork();
  Clockwork(const Clockwork&) = delete;
  Clockwork& operator=(const Clockwork&) = delete;

  // Stops the thread; returns when the running task has ended. May be called twice.
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
