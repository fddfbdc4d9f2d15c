// Who wants to be told of changes.
#pragma once
#include "movetext/server/store/job.hpp"

#include <functional>
#include <mutex>
#include <span>
#include <vector>

namespace mt::server::store {

class Hearers {
 public:
  void add(std::function<void(std::span<const Change>)> hear);
  // In the order of add(); what a hearer throws is dropped: what it is told of has happened.
  void tell(std::span<const Change> changes);

 private:
  std::mutex mutex_;
  std::vector<std::function<void(std::span<const Change>)>> hearers_;
};

// Calls job.done, if there is one; what it throws is dropped.
void tell_done(const Job& job, const std::exception_ptr& failure) noexcept;

}  // namespace mt::server::store
