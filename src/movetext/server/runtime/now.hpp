// Reads the system clock in the server's unit of time.
#pragma once
#include "movetext/server/domain/ids.hpp"

#include <chrono>

namespace mt::server::runtime {

inline Time now() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

}  // namespace mt::server::runtime
