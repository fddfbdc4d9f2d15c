// What accounts, games and moments are named by.
#pragma once
#include <cstdint>

namespace mt::server {

using AccountId = std::int64_t;  // from 1; 0: nobody
using GameId = std::int64_t;     // the number of the board, from 101; 0: none

// Milliseconds since 1970-01-01 UTC, and a number of them.
using Time = std::int64_t;
using Duration = std::int64_t;

inline constexpr Duration second_long = 1000;
inline constexpr Duration minute_long = 60 * second_long;
inline constexpr Duration hour_long = 60 * minute_long;
inline constexpr Duration day_long = 24 * hour_long;

}  // namespace mt::server
