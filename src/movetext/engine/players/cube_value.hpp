// The value of a game with a doubling cube to a side, by its chances.
//
// Two models are mixed (R. Janowski, "Take-Points in Money Games", 1993): in one, the cube is never turned
// again; in the other, it is turned at the exact moment that pays best. Both are lines over the chance to
// win.
#pragma once
#include "movetext/games/api/chances.hpp"
#include "movetext/games/api/match_state.hpp"

#include <cstdint>
#include <functional>

namespace mt::engine {

// The holder of the cube, relative to the side in question.
enum class Holder : std::uint8_t { middle, own, other };

// The worth of the points that a game may end with: in money play the points themselves, in a match the
// chance to win it.
struct Stakes {
  // Returns the worth of having won that many points, or lost them if negative.
  std::function<double(int points)> of;
  // The sum of the values of both sides: 0 in money play, 1 in a match.
  double total = 0;
  // From these cube values on, a side gains nothing by turning the cube.
  int own_limit = 0;
  int other_limit = 0;
};

class CubeValue {
 public:
  // The share of the live model, approximately right in matches between programs.
  static constexpr double usual_efficiency = 0.68;

  // `chances`: for the side in question; only the average worth of its wins and losses is taken from them.
  // `gammons_count`: false for a cube in the middle under the Jacoby rule.
  CubeValue(const Stakes& worth, const mt::Chances& chances, double efficiency = usual_efficiency);

  // Returns the value with a cube of `cube` points.
  double at(int cube, Holder holder, bool gammons_count = true) const;
  // Returns the same if the cube is never turned again.
  double dead(int cube, bool gammons_count = true) const;
  // Returns the least chance to win with which a side takes a cube of twice `cube`; for the side in question,
  // or for the other one.
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
