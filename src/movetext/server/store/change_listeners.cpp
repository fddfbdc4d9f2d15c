#include "movetext/server/store/change_listeners.hpp"

#include <utility>

namespace mt::server::store {

void ChangeListeners::add(std::function<void(std::span<const Change>)> listener) {
  const std::lock_guard lock(mutex_);
  listeners_.push_back(std::move(listener));
}

void ChangeListeners::notify(std::span<const Change> changes) {
  if (changes.empty()) return;
  std::vector<std::function<void(std::span<const Change>)>> listeners;
  {
    const std::lock_guard lock(mutex_);
    listeners = listeners_;
  }
  for (const auto& listener : listeners) {
    try {
      listener(changes);
    } catch (...) {  // NOLINT(bugprone-empty-catch)
    }
  }
}

void report_done(const Job& job, const std::exception_ptr& failure) noexcept {
  try {
    if (job.done) job.done(failure);
  } catch (...) {  // NOLINT(bugprone-empty-catch)
  }
}

}  // namespace mt::server::store
