// A race with dice. Each side has two runners on a track of its own, twelve steps from home. The side on roll
// moves a runner by the larger die and then a runner, the same or the other, by the smaller one; equal dice
// are played twice. A runner comes home only by the exact number, and a die that no runner can use is lost.
// The first side with both runners home wins; it is a gammon if the other side has no runner home.
#pragma once
#include "movetext/games/api/match_state.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace mt::race {

inline constexpr int most_steps = 12;
inline constexpr std::size_t most_legs = 2;

// The rules of one variant.
struct Rules {
  int steps = most_steps;
  friend bool operator==(const Rules&, const Rules&) = default;
};

namespace rows {
inline constexpr Rules race{};
inline constexpr Rules sprint{.steps = 6};
}  // namespace rows

// The number of steps that each runner of a side is away from home, the last runner first; 0 at home.
using Runners = std::array<std::uint8_t, 2>;

struct Position : MatchState {
  std::array<Runners, 2> runners{};

  const Runners& of(Side side) const { return runners[static_cast<std::size_t>(side)]; }
  bool is_home(Side side) const { return of(side)[0] == 0; }
  friend bool operator==(const Position&, const Position&) = default;
};

// One die played by one runner.
struct Leg {
  std::uint8_t from = 0;
  std::uint8_t to = 0;
};

struct Play {
  Runners after{};
  std::array<Leg, most_legs> legs{};
  std::size_t count = 0;
};

// Moves the runner at leg.from. Returns false if no runner is there.
bool move_runner(Runners& runners, Leg leg);
// Returns the legal plays of the dice on the table, one for each result; none if no runner can use the dice.
std::vector<Play> legal_plays(const Position& position);

}  // namespace mt::race
