// The chances to win a match, by the points that both sides still need.
//
//   const MatchEquity table;
//   table.chance(3, 5, Crawford::before);   // of the side that needs three points
//
// The table is computed from the end of the match backwards, with the same model of the cube as in play, and
// an equal share of gammons in all games.
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
  double favourite = 0.5;  // the chance of the first side to win a game
  double gammons = 0.26;   // their share in all games
  double efficiency = CubeValue::usual_efficiency;
};

class MatchEquity {
 public:
  static constexpr int most = 25;  // points; longer matches are treated as matches of that length

  explicit MatchEquity(const GameModel& model = {});

  // Returns the chance of the first side, which needs `own` points; it has won with 0 or fewer.
  double chance(int own, int other, Crawford crawford) const;

 private:
  void fill_after_crawford();
  void fill_crawford();
  void fill(int own, int other);
  double after(int own, int other) const { return chance(own, other, Crawford::after); }

  GameModel model_;
  std::array<double, most + 1> leading_{};   // after the Crawford game: one point away, by the other's points
  std::array<double, most + 1> trailing_{};  // ... the other side is one point away, by the own points
  std::array<std::array<double, most + 1>, most + 1> before_{};  // [own][other]
};

}  // namespace mt::engine
