// The chances to win a match, by the points that both sides still need.
//
//   const MatchEquity table;
//   table.chance(3, 5, Crawford::before);   // chance of the side that needs three points
//
// The table is computed backwards from the end of the match. Its model of the cube is that of the player
// (CubeValue), and all games have the same share of gammons.
#pragma once
#include "movetext/engine/players/cube_value.hpp"

#include <array>
#include <cstdint>

namespace mt::engine {

enum class Crawford : std::uint8_t {
  before,  // no side is one point away, or the next game is the Crawford game
  after,   // the Crawford game has been played
};

// The model of the games in a match.
struct GameModel {
  double favourite = 0.5;  // chance of the first side to win a game
  double gammons = 0.26;   // share of gammons in all games
  double efficiency = CubeValue::usual_efficiency;
};

class MatchEquity {
 public:
  static constexpr int most = 25;  // points; a longer match is treated as a match of this length

  explicit MatchEquity(const GameModel& model = {});

  // Returns the chance to win the match for the side that needs `own` points. A side that needs 0 or fewer
  // points has won.
  double chance(int own, int other, Crawford crawford) const;

 private:
  void fill_after_crawford();
  void fill_crawford();
  void fill(int own, int other);
  double after(int own, int other) const { return chance(own, other, Crawford::after); }

  GameModel model_;
  // Chances after the Crawford game if this side needs one point, indexed by the points that the other side
  // needs.
  std::array<double, most + 1> leading_{};
  // Chances after the Crawford game if the other side needs one point, indexed by the points that this side
  // needs.
  std::array<double, most + 1> trailing_{};
  std::array<std::array<double, most + 1>, most + 1> before_{};  // [own][other]
};

}  // namespace mt::engine
