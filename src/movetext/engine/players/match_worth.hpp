// The worth of points to a side in a game of a match or of money play.
#pragma once
#include "movetext/engine/players/cube_value.hpp"
#include "movetext/engine/players/match_equity.hpp"

namespace mt::engine {

// Returns the worth of points to that side; `table` must outlive it.
Stakes stakes_of(const MatchState& state, Side side, const MatchEquity& table);

// Returns the holder of the cube, relative to that side.
Holder holder_of(const MatchState& state, Side side);
// Returns whether gammons count while the cube has that holder.
bool gammons_count(const MatchState& state, Holder holder);

// The value of a game to a side, in several cases of the cube.
class GameValue {
 public:
  GameValue(const MatchState& state, Side side, const mt::Chances& chances, const MatchEquity& table);
  GameValue(const GameValue&) = delete;
  GameValue& operator=(const GameValue&) = delete;

  // Returns the value if neither side doubles now; it does not matter which side is on roll next.
  double as_it_is() const;
  // Returns the value after that side has taken a cube of twice the value.
  double taken_by(Side taker) const;
  // Returns the value after the taker has turned the cube once more and kept it.
  double beavered_by(Side taker) const;
  // Returns the worth of points won, or lost if negative.
  double points(int number) const { return worth_.of(number); }
  // Returns whether values are chances to win a match; otherwise they are points.
  bool is_match() const { return worth_.total > 0; }
  // Returns a value as an equity in units of the cube: 1 is worth as much as winning the cube.
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
