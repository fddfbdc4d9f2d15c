// The rules of xiangqi that differ between organisations, as plain data.
#pragma once
#include "movetext/board/notation.hpp"

#include <cstdint>

namespace mt::xiangqi {

// How a repeated position is judged. The Asian and the World rules define what a side may repeat: perpetual
// check loses, perpetual chase of one man loses, everything else is a draw.
enum class Repetition : std::uint8_t {
  axf,         // Asian Xiangqi Federation, 2003; World Xiangqi Rules, 2018
  cxa,         // China Xiangqi Association, 1999: any mix of checks and chases loses
  league,      // UCCI league, 2007: only the moved man chases, never one of its kind
  check_only,  // perpetual check loses
  none,        // every repetition is a draw
};

// How the ranks of moves in the notation of engines are counted.
enum class RankBase : std::uint8_t {
  zero,  // h2e2: UCCI, ICCS
  one,   // h3e3: programs for many variants of chess
};

struct Rules {
  Repetition repetition = Repetition::axf;
  // Plies without a capture until the game is drawn (CXA 1999, 60 rounds); checks of a side beyond
  // `counted_checks` since the last capture are not counted.
  std::uint16_t quiet_plies = 120;
  std::uint16_t counted_checks = 10;
  std::uint8_t occurrences = 3;  // of a position, until it is judged
  RankBase base = RankBase::zero;

  friend bool operator==(const Rules&, const Rules&) = default;
};

namespace rows {

// The article numbers in the rules of the AXF and the CXA are not available.
inline constexpr Rules xiangqi{};
// China Xiangqi Association, rules of 1999: `repetition`.
inline constexpr Rules cxa{.repetition = Repetition::cxa};
// UCCI league, 2007: `repetition`, 50 rounds without a capture (`quiet_plies`), and the fourth occurrence is
// judged (`occurrences`).
inline constexpr Rules league{.repetition = Repetition::league, .quiet_plies = 100, .occurrences = 4};
// A simplification of `repetition`; it is not the rule of a federation.
inline constexpr Rules check_only{.repetition = Repetition::check_only};
// Another simplification of `repetition`.
inline constexpr Rules draws{.repetition = Repetition::none};

}  // namespace rows
}  // namespace mt::xiangqi
