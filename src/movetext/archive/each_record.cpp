#include "movetext/archive/each_record.hpp"

#include <string>
#include <utility>

namespace mt::archive {
namespace {

class Quiet final : public Listener {
 public:
  bool found(const Place& /*place*/, const Diagnostic& /*diagnostic*/) override { return true; }
  void unreadable(std::string_view error) override {
    if (first_.empty()) first_ = error;
  }
  const std::string& first() const { return first_; }

 private:
  std::string first_;
};

}  // namespace

RunResult run_stages(Task task) {
  Quiet listener;
  const std::atomic<bool> stop = false;
  RunResult result = run({.task = std::move(task)}, nullptr, {}, listener, stop);
  if (result.error.empty()) result.error = listener.first();
  return result;
}

RunResult for_each_record(Task task, const Visit& visit) {
  task.stages.push_back(visit_records(visit));
  task.threads = 1;
  return run_stages(std::move(task));
}

}  // namespace mt::archive
