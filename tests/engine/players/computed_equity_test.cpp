#include "movetext/engine/players/computed_equity.hpp"

#include "movetext/engine/players/match_worth.hpp"

#include <gtest/gtest.h>

namespace mt::engine {
namespace {

// A table published in 1996. It assumes perfect use of the cube and that every fifth game is a gammon. The
// favourite wins 55 % of the games; it needs one point, the other side 1 to 4.
TEST(MatchEquity, EqualsAPublishedTable) {
  const ComputedEquity table({.favourite = 0.55, .gammons = 0.2, .efficiency = 1});
  EXPECT_NEAR(table.chance(1, 1, Crawford::before), 0.550, 0.0005);
  EXPECT_NEAR(table.chance(1, 2, Crawford::before), 0.748, 0.0006);
  EXPECT_NEAR(table.chance(1, 3, Crawford::before), 0.797, 0.0006);
  EXPECT_NEAR(table.chance(1, 4, Crawford::before), 0.869, 0.0006);
}

TEST(MatchEquity, IsSymmetricAndMonotonic) {
  const ComputedEquity table;
  for (int own = 1; own <= MatchEquity::most; ++own)
    for (int other = 1; other <= MatchEquity::most; ++other) {
      const double chance = table.chance(own, other, Crawford::before);
      EXPECT_NEAR(chance + table.chance(other, own, Crawford::before), 1, 1e-9) << own << ' ' << other;
      EXPECT_GE(chance, table.chance(own + 1, other, Crawford::before) - 1e-9) << own << ' ' << other;
      EXPECT_LE(chance, table.chance(own, other + 1, Crawford::before) + 1e-9) << own << ' ' << other;
    }
}

// Tables that were made from many matches between experts give 0.70 at 1-2, 0.75 at 1-3, 0.60 at 2-3, 0.83 at
// 1-4 and 0.67 at 2-4. The values are rounded to hundredths, and the tables differ from each other by one or
// two hundredths.
TEST(MatchEquity, IsNearTheValuesOfExperts) {
  const ComputedEquity table;
  EXPECT_NEAR(table.chance(1, 2, Crawford::before), 0.70, 0.02);
  EXPECT_NEAR(table.chance(1, 3, Crawford::before), 0.75, 0.02);
  EXPECT_NEAR(table.chance(1, 4, Crawford::before), 0.83, 0.02);
  EXPECT_NEAR(table.chance(2, 3, Crawford::before), 0.60, 0.02);
  EXPECT_NEAR(table.chance(2, 4, Crawford::before), 0.67, 0.02);
}

TEST(MatchEquity, RecognisesAWonMatch) {
  const ComputedEquity table;
  EXPECT_EQ(table.chance(0, 3, Crawford::before), 1);
  EXPECT_EQ(table.chance(3, -2, Crawford::after), 0);
  EXPECT_GT(table.chance(30, 60, Crawford::before), 0.8);
}

MatchState money() {
  MatchState state;
  state.jacoby = Flag::no;
  return state;
}

// A side that wins 25 % of the games can take a dead cube. If it may redouble, 20 % are enough (Keeler,
// Spencer 1975).
TEST(Cube, IsTakenWithAFifthOrAQuarter) {
  const ComputedEquity table;
  MatchState state = money();
  const Stakes live = stakes_of(state, Side::first, table);
  EXPECT_NEAR(CubeValue(live, {0.5}).take_point(true, 1), 0.20, 0.005);
  state.max_cube = 1;
  const Stakes dead = stakes_of(state, Side::first, table);
  EXPECT_NEAR(CubeValue(dead, {0.5}).take_point(true, 1), 0.25, 1e-9);
}

TEST(Cube, IsWorthMoreToItsOwner) {
  const ComputedEquity table;
  MatchState state = money();
  const mt::Chances even{0.5};
  const auto value = [&](CubeOwner owner) {
    state.cube.owner = owner;
    return GameValue(state, Side::first, even, table).as_it_is();
  };
  EXPECT_NEAR(value(CubeOwner::none), 0, 1e-9);
  EXPECT_GT(value(CubeOwner::first), 0.1);
  EXPECT_NEAR(value(CubeOwner::first), -value(CubeOwner::second), 1e-9);
}

TEST(Cube, IgnoresGammonsUnderTheJacobyRule) {
  const ComputedEquity table;
  MatchState state = money();
  const mt::Chances won{1, 1, 0, 0, 0};
  EXPECT_NEAR(GameValue(state, Side::first, won, table).as_it_is(), 2, 1e-9);
  state.jacoby = Flag::yes;
  EXPECT_NEAR(GameValue(state, Side::first, won, table).as_it_is(), 1, 1e-9);
}

}  // namespace
}  // namespace mt::engine
