// The value of a game with a doubling cube for a side, computed from the side's chances.
//
// Two models are mixed (R. Janowski, "Take-Points in Money Games", 1993). In the dead model, the cube is
// never turned again. In the live model, each side turns the cube at exactly the best moment. In both models
// the value is a piecewise linear function of the chance to win.
#pragma once
#include "movetext/games/api/chances.hpp"
#include "movetext/games/api/match_state.hpp"

#include <cstdint>
#include <functional>

namespace mt::engine {

// The holder of the cube, relative to the side whose value is computed.
enum class Holder : std::uint8_t { middle, own, other };

// What the points at the end of a game are worth: in money play the points themselves, in a match the chance
// to win the match.
struct Stakes {
  // Returns the worth of winning that many points; a negative number is a loss.
  std::function<double(int points)> of;
  // The sum of what a result is worth to the two sides: 0 in money play, 1 in a match.
  double total = 0;
  // The cube value from which on a side gains nothing by doubling: `own_limit` for this side, `other_limit`
  // for the other side.
  int own_limit = 0;
  int other_limit = 0;
};

class CubeValue {
 public:
  // The weight of the live model. This value fits matches between programs approximately.
  static constexpr double usual_efficiency = 0.68;

  // `chances` are the chances of the side whose value is computed. Its gammons and backgammons are used only
  // to compute the average worth of a win and of a loss. `gammons_count` is false for a cube in the middle
  // under the Jacoby rule.
  CubeValue(const Stakes& worth, const mt::Chances& chances, double efficiency = usual_efficiency);

  // Returns the value with a cube of `cube` points.
  double at(int cube, Holder holder, bool gammons_count = true) const;
  // Returns the value if the cube is never turned again.
  double dead(int cube, bool gammons_count = true) const;
  // Returns the smallest chance to win with which a side should take a double from `cube` to twice `cube`.
  // `own`: true for this side, false for the other side.
  double take_point(bool own, int cube) const;

 private:
  // Returns what a win is worth on average to the winner, which is this side (`own`) or the other side.
  double won(bool own, int cube, bool gammons_count = true) const;
  // Returns what a loss is worth on average to the loser, which is this side (`own`) or the other side.
  double lost(bool own, int cube, bool gammons_count = true) const;
  double points(bool own, int number) const;
  double live(int cube, Holder holder, bool gammons_count) const;
  bool may_turn(bool own, int cube) const;

  const Stakes& worth_;
  double win_;
  // Shares among the wins (`win_`) and among the losses (`lose_`): gammons including backgammons, and only
  // backgammons (`triples`).
  double win_gammons_ = 0;
  double win_triples_ = 0;
  double lose_gammons_ = 0;
  double lose_triples_ = 0;
  double efficiency_;
};

}  // namespace mt::engine
