// When a mail that could not be sent is retried.
#pragma once
#include "movetext/server/domain/ids.hpp"

#include <cstdint>
#include <optional>

namespace mt::server::transport {

// Returns the time to the next attempt: a minute after the first attempt, then 5 minutes, half an hour, 2
// hours, 8 hours, then a day each time; a fifth more or less by `chance` (0 to 1; 1/2 changes nothing).
// `tries` counts the attempts made, from 1; `age` is the time since the mail was written.  Returns nothing if
// that would be more than five days after the mail was written.
std::optional<Duration> retry_delay(std::uint32_t tries, Duration age, double chance);

}  // namespace mt::server::transport
