// Computes when to retry a mail that could not be sent.
#pragma once
#include "movetext/server/domain/ids.hpp"

#include <cstdint>
#include <optional>

namespace mt::server::transport {

// Returns the time to the next try. The times after each try are: 1 minute, 5 minutes, half an hour, 2 hours,
// 8 hours, then always one day. `chance` (0 to 1) changes each time by up to a fifth; 1/2 changes nothing.
// `tries` is the number of tries so far, from 1; `age` is the time since the mail was written. Returns
// nothing if the next try would be more than five days after the mail was written.
std::optional<Duration> retry_delay(std::uint32_t tries, Duration age, double chance);

}  // namespace mt::server::transport
