// What a match needs to know about a finished game. The game was just played, or was read from a record of an
// earlier run.
#pragma once
#include "movetext/engine/match/game_report.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace mt::engine::match {

struct FinishedGame {
  std::uint64_t number = 0;        // number of the game in the schedule
  std::optional<Side> winner{};    // nullopt if the game was drawn
  std::array<double, 2> points{};  // by Side
  std::string ending{};            // "checkmate", "time forfeit" ...

  Mark mark_of(Side side) const {
    if (!winner) return Mark::drawn;
    return *winner == side ? Mark::won : Mark::lost;
  }
};

FinishedGame finished(const GameReport& report);

}  // namespace mt::engine::match
