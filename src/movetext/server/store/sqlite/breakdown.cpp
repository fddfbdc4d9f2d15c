#include "movetext/server/store/sqlite/breakdown.hpp"

#include "movetext/server/store/errors.hpp"

#include <utility>

namespace mt::server::store::sqlite {

void Breakdown::happen(const std::string& why) {
  std::vector<std::function<void(const std::string&)>> hearers;
  {
    const std::lock_guard lock(mutex_);
    if (failure_) return;
    why_ = why;
    failure_ = std::make_exception_ptr(StoreError(why));
    hearers.swap(hearers_);
  }
  for (const auto& hear : hearers) hear(why);
}

std::exception_ptr Breakdown::failure() const {
  const std::lock_guard lock(mutex_);
  return failure_;
}

void Breakdown::on_happening(std::function<void(const std::string& why)> hear) {
  {
    const std::lock_guard lock(mutex_);
    if (!failure_) return hearers_.push_back(std::move(hear));
  }
  hear(why_);
}

}  // namespace mt::server::store::sqlite
