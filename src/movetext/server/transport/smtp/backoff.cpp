#include "movetext/server/transport/smtp/backoff.hpp"

#include <algorithm>
#include <array>

namespace mt::server::transport {

std::optional<Duration> retry_delay(std::uint32_t tries, Duration age, double chance) {
  constexpr Duration longest = 5 * day_long;
  constexpr double jitter = 0.2;
  constexpr auto delays = std::to_array<Duration>(
      {minute_long, 5 * minute_long, 30 * minute_long, 2 * hour_long, 8 * hour_long, day_long});
  const std::size_t step = std::min<std::size_t>(std::max(tries, 1u) - 1, delays.size() - 1);
  const double factor = 1 + jitter * (2 * std::clamp(chance, 0.0, 1.0) - 1);
  const auto delay = static_cast<Duration>(static_cast<double>(delays[step]) * factor);
  if (age + delay > longest) return std::nullopt;
  return delay;
}

}  // namespace mt::server::transport
