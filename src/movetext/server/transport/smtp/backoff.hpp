// When a mail that could not be sent is tried again.
#pragma once
#include "movetext/server/domain/ids.hpp"

#include <cstdint>
#include <optional>

namespace mt::server::transport {

// A minute after the first try, then 5 minutes, half an hour, 2 hours, 8 hours, then each day: a fifth more
// or less by `chance` (0 to 1, 1/2 being neither).  `tries` counts those made, from 1; `age` is the time
// since the mail was written.  nullopt: five days would be over by then.
std::optional<Duration> retry_delay(std::uint32_t tries, Duration age, double chance);

}  // namespace mt::server::transport
