// A match equity table that is computed backwards from the end of the match. Its model of the cube is that of
// the player (CubeValue), and all games have the same share of gammons.
#pragma once
#include "movetext/engine/equity/match_equity.hpp"
#include "movetext/engine/players/cube_value.hpp"

namespace mt::engine {

// The model of the games in a match.
struct GameModel {
  double favourite = 0.5;  // chance of the first side to win a game
  double gammons = 0.26;   // share of gammons in all games
  double efficiency = CubeValue::usual_efficiency;
};

class ComputedEquity : public MatchEquity {
 public:
  explicit ComputedEquity(const GameModel& model = {});

 private:
  void fill_after_crawford();
  void fill_crawford();
  void fill(int own, int other);
  double after(int own, int other) const { return chance(own, other, Crawford::after); }

  GameModel model_;
};

}  // namespace mt::engine
