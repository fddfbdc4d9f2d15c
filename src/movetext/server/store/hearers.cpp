#include "movetext/server/store/hearers.hpp"

#include <utility>

namespace mt::server::store {

void Hearers::add(std::function<void(std::span<const Change>)> hear) {
  const std::lock_guard lock(mutex_);
  hearers_.push_back(std::move(hear));
}

void Hearers::tell(std::span<const Change> changes) {
  if (changes.empty()) return;
  std::vector<std::function<void(std::span<const Change>)>> hearers;
  {
    const std::lock_guard lock(mutex_);
    hearers = hearers_;
  }
  for (const auto& hear : hearers) {
    try {
      hear(changes);
    } catch (...) {  // NOLINT(bugprone-empty-catch)
    }
  }
}

void tell_done(const Job& job, const std::exception_ptr& failure) noexcept {
  try {
    if (job.done) job.done(failure);
  } catch (...) {  // NOLINT(bugprone-empty-catch)
  }
}

}  // namespace mt::server::store
