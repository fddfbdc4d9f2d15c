// A time in which nobody loses on time: what was mailed before the deadline may still be on its way.
#pragma once
#include "movetext/server/domain/ids.hpp"

#include <atomic>
#include <cstdint>

namespace mt::server::app {

// Any thread.
class Grace {
 public:
  // Until begin() has been called for the first time it holds; of no length it never does.
  explicit Grace(Duration lasts) : lasts_(lasts), until_(lasts > 0 ? INT64_MAX : 0) {}

  // From now on, after a start or when the store is back.
  void begin(Time now) { until_ = lasts_ > 0 ? now + lasts_ : 0; }
  bool holds(Time now) const { return now < until_; }

 private:
  Duration lasts_;
  std::atomic<Time> until_;
};

}  // namespace mt::server::app
