// The worth of points, and of a game, to a side in a match or in money play.
#pragma once
#include "movetext/engine/equity/match_equity.hpp"
#include "movetext/engine/players/cube_value.hpp"

namespace mt::engine {

// Returns the function and the numbers that describe what points are worth to that side. `table` must outlive
// the result.
Stakes stakes_of(const MatchState& state, Side side, const MatchEquity& table);

// Returns the holder of the cube, relative to that side.
Holder holder_of(const MatchState& state, Side side);
// Returns whether gammons count while the cube is held by `holder` (Jacoby rule).
bool gammons_count(const MatchState& state, Holder holder);

// The value of a game to a side, after each possible cube action.
class GameValue {
 public:
  GameValue(const MatchState& state, Side side, const mt::Chances& chances, const MatchEquity& table);
  GameValue(const GameValue&) = delete;
  GameValue& operator=(const GameValue&) = delete;

  // Returns the value if neither side doubles now. In this model, the value does not depend on which side is
  // on roll next.
  double as_it_is() const;
  // Returns the value after `taker` has taken a double: `taker` owns the cube, at twice its present value.
  double taken_by(Side taker) const;
  // Returns the value after `taker` has answered a double with a beaver: `taker` owns the cube, at four times
  // its present value.
  double beavered_by(Side taker) const;
  // Returns what it is worth to win that many points; a negative number is a loss.
  double points(int number) const { return worth_.of(number); }
  // Returns whether values are chances to win a match; otherwise they are points.
  bool is_match() const { return worth_.total > 0; }
  // Converts a value to an equity in units of the cube: an equity of 1 is worth as much as to win the value
  // of the cube.
  double equity(double value) const;

 private:
  Stakes worth_;
  CubeValue value_;
  Side side_;
  int cube_;
  Holder holder_;
  bool has_cube_;
  bool gammons_count_;
};

}  // namespace mt::engine
