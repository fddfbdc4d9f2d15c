// A period in which no player loses on time, because mails sent before the deadline may still be in transit.
#pragma once
#include "movetext/server/domain/ids.hpp"

#include <atomic>
#include <cstdint>

namespace mt::server::app {

// Any thread may call these functions.
class Grace {
 public:
  // The grace period lasts until begin() has been called for the first time.  A period of length 0 never
  // holds.
  explicit Grace(Duration lasts) : lasts_(lasts), until_(lasts > 0 ? INT64_MAX : 0) {}

  // Starts the period; called after a start of the server, or when the store is available again.
  void begin(Time now) { until_ = lasts_ > 0 ? now + lasts_ : 0; }
  bool holds(Time now) const { return now < until_; }

 private:
  Duration lasts_;
  std::atomic<Time> until_;
};

}  // namespace mt::server::app
