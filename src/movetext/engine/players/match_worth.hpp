// What points are worth to a side in a game of a match or of money play.
#pragma once
#include "movetext/engine/players/cube_value.hpp"
#include "movetext/engine/players/match_equity.hpp"

namespace mt::engine {

// Returns the worth of points to that side; `table` must outlive it.
Stakes stakes_of(const MatchState& state, Side side, const MatchEquity& table);

// Returns where the cube is for that side.
Holder holder_of(const MatchState& state, Side side);
// Says whether gammons count while the cube has that holder.
bool gammons_count(const MatchState& state, Holder holder);

// The value of a game to a side, and what it is compared with.
class GameValue {
 public:
  GameValue(const MatchState& state, Side side, const mt::Chances& chances, const MatchEquity& table);
  GameValue(const GameValue&) = delete;
  GameValue& operator=(const GameValue&) = delete;

  // Returns the value if nobody doubles now; the side that is on roll next makes no difference.
  double as_it_is() const;
  // ... if the other side, or this one, has taken a cube of twice the value.
  double taken_by(Side taker) const;
  // ... if the cube was turned once more by the taker, who keeps it.
  double beavered_by(Side taker) const;
  // Returns the worth of points won, or lost if negative.
  double points(int number) const { return worth_.of(number); }
  // Says whether values are chances to win a match; otherwise they are points.
  bool is_match() const { return worth_.total > 0; }
  // Returns a value in units of the cube, as an equity: 1 is worth as much as winning the cube.
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
