// What a game with a doubling cube is worth to a side, by its chances.
//
// Two models are mixed (R. Janowski, "Take-Points in Money Games", 1993): in one nobody turns the cube any
// more, in the other it is turned at the very moment that pays best.  Both are lines over the chance to win.
#pragma once
#include "movetext/games/api/chances.hpp"
#include "movetext/games/api/match_state.hpp"

#include <cstdint>
#include <functional>

namespace mt::engine {

// Where the cube is, for the side that asks.
enum class Holder : std::uint8_t { middle, own, other };

// The points that a game may end with, as they count: in money play the points themselves, in a match the
// chance to win it.
struct Stakes {
  // Returns what it is worth to have won that many points, or lost them if negative.
  std::function<double(int points)> of;
  // The sum of the values of both sides: 0 in money play, 1 in a match.
  double total = 0;
  // The values of the cube from which on a side gains nothing by turning it.
  int own_limit = 0;
  int other_limit = 0;
};

class CubeValue {
 public:
  // The share of the live model: what matches between programs have shown to be about right.
  static constexpr double usual_efficiency = 0.68;

  // `chances`: for the side that asks; only what wins and losses are worth when they come is taken from
  // them.  `gammons_count`: false for a cube in the middle under the Jacoby rule.
  CubeValue(const Stakes& worth, const mt::Chances& chances, double efficiency = usual_efficiency);

  // Returns the value with a cube of `cube` points.
  double at(int cube, Holder holder, bool gammons_count = true) const;
  // Returns the same when the cube is not turned any more.
  double dead(int cube, bool gammons_count = true) const;
  // Returns the chance to win from which on a side that is offered a cube of twice `cube` takes it; for the
  // side that asks, or for the other one.
  double take_point(bool own, int cube) const;

 private:
  double won(bool own, int cube, bool gammons_count = true) const;   // to that side
  double lost(bool own, int cube, bool gammons_count = true) const;  // to that side
  double points(bool own, int number) const;
  double live(int cube, Holder holder, bool gammons_count) const;
  bool may_turn(bool own, int cube) const;

  const Stakes& worth_;
  double win_;
  // The shares of gammons, and of wins of three times the value, in the wins and in the losses.
  double win_gammons_ = 0;
  double win_triples_ = 0;
  double lose_gammons_ = 0;
  double lose_triples_ = 0;
  double efficiency_;
};

}  // namespace mt::engine
