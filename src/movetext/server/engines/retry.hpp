// The delay before the next attempt at a turn, after an engine has failed in it.
#pragma once
#include "movetext/server/domain/ids.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace mt::server::engines {

// Returns the delay after attempt number `tries`, counted from 1.
constexpr Duration retry_delay(std::uint32_t tries) {
  constexpr std::array<Duration, 5> delays{5 * second_long, 30 * second_long, 2 * minute_long,
                                           10 * minute_long, 30 * minute_long};
  return delays[std::min<std::size_t>(std::max(tries, 1U), delays.size()) - 1];
}

}  // namespace mt::server::engines
