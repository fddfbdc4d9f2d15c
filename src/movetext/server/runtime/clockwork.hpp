// A thread that does things again and again, each after its own time.
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
    Duration every = 0;  // 0: never
    std::function<void()> run;
  };

  // What a task throws is logged; it is tried again after its time.
  Clockwork(std::vector<Task> tasks, Log& log);
  ~Clockwork();
  Clockwork(const Clockwork&) = delete;
  Clockwork& operator=(const Clockwork&) = delete;

  // Ends after the task that is running.  May be called twice.
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
