// The types of accounts, games and times.
#pragma once
#include <cstdint>

namespace mt::server {

using AccountId = std::int64_t;  // from 1; 0 for no account
using GameId = std::int64_t;     // the number of the board, counted from 101; 0 for no game

// A Time is the number of milliseconds since 1970-01-01 UTC. A Duration is a number of milliseconds.
using Time = std::int64_t;
using Duration = std::int64_t;

inline constexpr Duration second_long = 1000;
inline constexpr Duration minute_long = 60 * second_long;
inline constexpr Duration hour_long = 60 * minute_long;
inline constexpr Duration day_long = 24 * hour_long;

}  // namespace mt::server
