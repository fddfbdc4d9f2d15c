#include "movetext/server/store/sqlite/breakdown.hpp"

#include "movetext/server/store/errors.hpp"

#include <utility>

namespace mt::server::store::sqlite {

void Breakdown::happen(const std::string& why) {
  std::vector<std::function<void(const std::string&)>> listeners;
  {
    const std::lock_guard lock(mutex_);
    if (failure_) return;
    why_ = why;
    failure_ = std::make_exception_ptr(StoreError(why));
    listeners.swap(listeners_);
  }
  for (const auto& listener : listeners) listener(why);
}

std::exception_ptr Breakdown::failure() const {
  const std::lock_guard lock(mutex_);
  return failure_;
}

void Breakdown::on_happening(std::function<void(const std::string& why)> listener) {
  {
    const std::lock_guard lock(mutex_);
    if (!failure_) return listeners_.push_back(std::move(listener));
  }
  listener(why_);
}

}  // namespace mt::server::store::sqlite
