// The published table of match equities.
#include "movetext/engine/equity/published_equity.hpp"

#include <gtest/gtest.h>

namespace mt::engine {
namespace {

TEST(PublishedEquity, HasTheFiguresOfTheTable) {
  const MatchEquity& table = kazaross_xg2();
  EXPECT_NEAR(table.chance(1, 2, Crawford::before), 0.67736, 1e-9);
  EXPECT_NEAR(table.chance(2, 1, Crawford::before), 1 - 0.67736, 1e-9);
  EXPECT_NEAR(table.chance(1, 9, Crawford::before), 0.94402, 1e-9);
  EXPECT_NEAR(table.chance(25, 1, Crawford::after), 0.00123, 1e-9);
  EXPECT_NEAR(table.chance(1, 2, Crawford::after), 1 - 0.48803, 1e-9);
  EXPECT_NEAR(table.chance(24, 25, Crawford::before) + table.chance(25, 24, Crawford::before), 1, 1e-9);
}

TEST(PublishedEquity, RisesWithEachPoint) {
  const MatchEquity& table = kazaross_xg2();
  for (int own = 1; own <= MatchEquity::most; ++own)
    for (int other = 1; other < MatchEquity::most; ++other) {
      const double chance = table.chance(own, other, Crawford::before);
      EXPECT_LE(chance, table.chance(own - 1, other, Crawford::before)) << own << ' ' << other;
      EXPECT_LE(chance, table.chance(own, other + 1, Crawford::before)) << own << ' ' << other;
    }
}

}  // namespace
}  // namespace mt::engine
