// Shuts a node down in steps, within a limit of time.
//
//   StopSequence stop(log, 20 * second_long);
//   stop.add("readiness", [&] { readiness.stopping(); });      // the load balancer uses other nodes
//   stop.add("intake", [&] { lmtp.stop(); });                  // 421 from now on
//   stop.add("commands", [&] { store.stop(); });               // what is queued is committed and answered
//   ...
//   stop.run();                                                 // in main(), after a signal
#pragma once
#include "movetext/server/domain/ids.hpp"
#include "movetext/server/runtime/log.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mt::server::runtime {

class StopSequence {
 public:
  // If the steps take longer than `allowed`, calls `overdue` with the name of the step that is running. By
  // default `overdue` ends the process at once. No data is lost, because everything that was answered is on
  // disk.
  StopSequence(Log& log, Duration allowed, std::function<void(std::string_view step)> overdue = {});

  // Adds a step. The steps run in the order in which they were added. If a step throws an exception, the
  // exception is logged and the next step runs.
  void add(std::string name, std::function<void()> step);

  // Runs each step once. Returns whether all steps succeeded within the limit of time.
  bool run();

 private:
  Log& log_;
  Duration allowed_;
  std::function<void(std::string_view)> overdue_;
  std::vector<std::pair<std::string, std::function<void()>>> steps_;
};

}  // namespace mt::server::runtime
