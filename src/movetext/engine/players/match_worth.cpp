#include "movetext/engine/players/match_worth.hpp"

#include <algorithm>

namespace mt::engine {
namespace {

// In money play the cube may always be turned. The model considers cubes only up to this value.
constexpr int money_limit = 1 << 12;

}  // namespace

Stakes stakes_of(const MatchState& state, Side side, const MatchEquity& table) {
  const int largest = 1 << state.largest_exponent();
  if (state.is_money())
    return {.of = [](int points) { return static_cast<double>(points); },
            .total = 0,
            .own_limit = std::min(largest, money_limit),
            .other_limit = std::min(largest, money_limit)};
  const auto own = static_cast<int>(std::min<std::uint32_t>(state.away(side), 1'000));
  const auto foe = static_cast<int>(std::min<std::uint32_t>(state.away(other(side)), 1'000));
  const bool near = own == 1 || foe == 1;
  // If a side needs one point, this game is the Crawford game or is after it. So after this game the Crawford
  // game has been played.
  const Crawford crawford = near ? Crawford::after : Crawford::before;
  return {.of =
              [&table, own, foe, crawford](int points) {
                return points > 0 ? table.chance(own - points, foe, crawford)
                                  : table.chance(own, foe + points, crawford);
              },
          .total = 1,
          .own_limit = std::min(largest, own),
          .other_limit = std::min(largest, foe)};
}

Holder holder_of(const MatchState& state, Side side) {
  if (state.cube.owner == CubeOwner::none) return Holder::middle;
  return state.cube.owner == owner(side) ? Holder::own : Holder::other;
}

bool gammons_count(const MatchState& state, Holder holder) {
  return !(state.is_money() && state.jacoby == Flag::yes && holder == Holder::middle);
}

GameValue::GameValue(const MatchState& state, Side side, const mt::Chances& chances, const MatchEquity& table)
    : worth_(stakes_of(state, side, table)),
      value_(worth_, chances),
      side_(side),
      cube_(static_cast<int>(state.cube.value())),
      holder_(holder_of(state, side)),
      has_cube_(state.cube.state == CubeState::available && state.crawford != Flag::yes),
      gammons_count_(gammons_count(state, holder_)) {}

double GameValue::as_it_is() const {
  return has_cube_ ? value_.at(cube_, holder_, gammons_count_) : value_.dead(cube_, gammons_count_);
}

double GameValue::taken_by(Side taker) const {
  return value_.at(2 * cube_, taker == side_ ? Holder::own : Holder::other);
}

double GameValue::beavered_by(Side taker) const {
  return value_.at(4 * cube_, taker == side_ ? Holder::own : Holder::other);
}

double GameValue::equity(double value) const {
  const double win = worth_.of(cube_);
  const double loss = worth_.of(-cube_);
  return win - loss < 1e-9 ? 0 : (2 * value - win - loss) / (win - loss);
}

}  // namespace mt::engine
