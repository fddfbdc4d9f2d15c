// Functions that the store calls with the changes it has committed.
#pragma once
#include "movetext/server/store/job.hpp"

#include <functional>
#include <mutex>
#include <span>
#include <vector>

namespace mt::server::store {

class ChangeListeners {
 public:
  void add(std::function<void(std::span<const Change>)> listener);
  // Calls the functions in the order in which they were added. Ignores their exceptions, because the changes
  // are already committed.
  void notify(std::span<const Change> changes);

 private:
  std::mutex mutex_;
  std::vector<std::function<void(std::span<const Change>)>> listeners_;
};

// Calls job.done, if it is set. Ignores exceptions of job.done.
void report_done(const Job& job, const std::exception_ptr& failure) noexcept;

}  // namespace mt::server::store
