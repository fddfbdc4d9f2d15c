// A grace period in which no player loses on time: mails that were sent before the deadline may still be in
// transit.
#pragma once
#include "movetext/server/domain/ids.hpp"

#include <atomic>
#include <cstdint>

namespace mt::server::app {

// All functions may be called from any thread.
class Grace {
 public:
  // Before the first call of begin(), holds() is true. If `lasts` is 0, holds() is never true.
  explicit Grace(Duration lasts) : lasts_(lasts), until_(lasts > 0 ? INT64_MAX : 0) {}

  // Starts the period. Called when the server has started, and when the store is available again.
  void begin(Time now) { until_ = lasts_ > 0 ? now + lasts_ : 0; }
  bool holds(Time now) const { return now < until_; }

 private:
  Duration lasts_;
  std::atomic<Time> until_;
};

}  // namespace mt::server::app
