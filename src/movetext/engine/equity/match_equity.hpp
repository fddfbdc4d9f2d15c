// The chances to win a match, by the points that both sides still need.
//
//   kazaross_xg2().chance(3, 5, Crawford::before);   // chance of the side that needs three points
//
// Tables differ in how they are made: published_equity.hpp has a table from rollouts, and the built-in player
// computes one from its own model of the cube (engine/players/computed_equity.hpp).
#pragma once
#include <array>
#include <cstdint>

namespace mt::engine {

enum class Crawford : std::uint8_t {
  before,  // no side is one point away, or the next game is the Crawford game
  after,   // the Crawford game has been played
};

class MatchEquity {
 public:
  static constexpr int most = 25;  // points; a longer match is treated as a match of this length
  // A chance for each number of points that a side needs; the chance for 0 points is not used.
  using Row = std::array<double, most + 1>;

  // Returns the chance to win the match for the side that needs `own` points. A side that needs 0 or fewer
  // points has won.
  double chance(int own, int other, Crawford crawford) const;

 protected:
  MatchEquity() = default;

  // Chances after the Crawford game if this side needs one point, indexed by the points that the other side
  // needs.
  Row leading_{};
  // Chances after the Crawford game if the other side needs one point, indexed by the points that this side
  // needs.
  Row trailing_{};
  std::array<Row, most + 1> before_{};  // [own][other]
};

}  // namespace mt::engine
