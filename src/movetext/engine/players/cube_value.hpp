// The value of a game with a doubling cube for a side, computed from the side's chances.
//
// Two models are mixed (R. Janowski, "Take-Points in Money Games", 1993). In the dead model, the cube is
// never turned again. In the live model, it is turned at the exact moment that pays best. In both models the
// value consists of straight lines over the chance to win.
#pragma once
#include "movetext/games/api/chances.hpp"
#include "movetext/games/api/match_state.hpp"

#include <cstdint>
#include <functional>

namespace mt::engine {

// The holder of the cube, relative to the side whose value is computed.
enum class Holder : std::uint8_t { middle, own, other };

// What the points at the end of a game are worth: in money play the points themselves, in a match the chance
// to win it.
struct Stakes {
  // Returns the worth of winning that many points; a negative number is a loss.
  std::function<double(int points)> of;
  // The sum of the values of both sides: 0 in money play, 1 in a match.
  double total = 0;
  // From these cube values on, a side gains nothing by turning the cube.
  int own_limit = 0;
  int other_limit = 0;
};

class CubeValue {
 public:
  // The weight of the live model. This value is about right in matches between programs.
  static constexpr double usual_efficiency = 0.68;

  // `chances` are those of the side whose value is computed. Only the average worth of its wins and losses is
  // used. `gammons_count` is false for a cube in the middle under the Jacoby rule.
  CubeValue(const Stakes& worth, const mt::Chances& chances, double efficiency = usual_efficiency);

  // Returns the value with a cube of `cube` points.
  double at(int cube, Holder holder, bool gammons_count = true) const;
  // Returns the same value if the cube is never turned again.
  double dead(int cube, bool gammons_count = true) const;
  // Returns the least chance to win at which a side should take a cube of twice `cube`: this side if `own` is
  // true, else the other side.
  double take_point(bool own, int cube) const;

 private:
  // Average worth of that side's wins, to that side.
  double won(bool own, int cube, bool gammons_count = true) const;
  // Average worth of that side's losses, to that side.
  double lost(bool own, int cube, bool gammons_count = true) const;
  double points(bool own, int number) const;
  double live(int cube, Holder holder, bool gammons_count) const;
  bool may_turn(bool own, int cube) const;

  const Stakes& worth_;
  double win_;
  // The shares of gammons (and backgammons), and of wins of three times the value, in the wins and in the
  // losses.
  double win_gammons_ = 0;
  double win_triples_ = 0;
  double lose_gammons_ = 0;
  double lose_triples_ = 0;
  double efficiency_;
};

}  // namespace mt::engine
