// Defines the rules of xiangqi that differ between organisations, as plain data.
#pragma once
#include "movetext/board/notation.hpp"

#include <cstdint>

namespace mt::xiangqi {

// How a repeated position is judged. By the Asian and the World rules, perpetual check loses, perpetual chase
// of one man loses, and everything else is a draw.
enum class Repetition : std::uint8_t {
  axf,         // Asian Xiangqi Federation, 2003; World Xiangqi Rules, 2018
  cxa,         // China Xiangqi Association, 1999: any mix of checks, chases and threats of mate loses
  league,      // UCCI league, 2007: only the man that moved can chase, and only men of other kinds
  check_only,  // only perpetual check loses
  none,        // every repetition is a draw
};

// How engines number the ranks in moves.
enum class RankBase : std::uint8_t {
  zero,  // h2e2: UCCI, ICCS
  one,   // h3e3: programs that play many variants of chess
};

struct Rules {
  Repetition repetition = Repetition::axf;
  // Number of plies without a capture after which the game is drawn (CXA 1999, 60 rounds). Since the last
  // capture, only the first `counted_checks` checks of each side count as plies.
  std::uint16_t quiet_plies = 120;
  std::uint16_t counted_checks = 10;
  std::uint8_t occurrences = 3;  // a repetition is judged when the position has occurred this often
  RankBase base = RankBase::zero;

  friend bool operator==(const Rules&, const Rules&) = default;
};

namespace rows {

// We could not obtain the article numbers in the rules of the AXF and the CXA.
inline constexpr Rules xiangqi{};
// `repetition` follows the rules of the China Xiangqi Association of 1999.
inline constexpr Rules cxa{.repetition = Repetition::cxa};
// The values follow the UCCI league, 2007: `repetition`; 50 rounds without a capture (`quiet_plies`); a
// position is judged when it occurs for the fourth time (`occurrences`).
inline constexpr Rules league{.repetition = Repetition::league, .quiet_plies = 100, .occurrences = 4};
// A simplified `repetition`, which no federation uses: only perpetual check loses.
inline constexpr Rules check_only{.repetition = Repetition::check_only};
// A simplified `repetition`, which no federation uses: every repetition is a draw.
inline constexpr Rules draws{.repetition = Repetition::none};

}  // namespace rows
}  // namespace mt::xiangqi
