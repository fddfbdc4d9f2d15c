#include "movetext/games/chess/geometry.hpp"

#include <gtest/gtest.h>

namespace mt::chess {
namespace {

TEST(ChessGeometry, SquaresBetweenTwoAreThoseOfTheirLine) {
  EXPECT_EQ(between_of(0, 3), 0x6U);                             // a1 d1: b1 c1
  EXPECT_EQ(between_of(0, 27), bit<Set64>(9) | bit<Set64>(18));  // a1 d4: b2 c3
  EXPECT_EQ(between_of(0, 17), 0U);                              // a knight's leap
  EXPECT_EQ(between_of(4, 4), 0U);
  EXPECT_EQ(line_of(0, 1), 0xFFU);
  EXPECT_EQ(line_of(4, 21), 0U);
}

TEST(ChessGeometry, SetsOfPawnsStayOnTheBoard) {
  EXPECT_EQ(forward_left<Colour::white>(bit<Set64>(8)), 0U);
  EXPECT_EQ(forward_right<Colour::white>(bit<Set64>(15)), 0U);
  EXPECT_EQ(forward_left<Colour::black>(bit<Set64>(49)), bit<Set64>(40));
  EXPECT_EQ(forward_right<Colour::black>(bit<Set64>(48)), bit<Set64>(41));
}

TEST(ChessGeometry, SetsOfKnightsAttackLikeSingleKnights) {
  for (int square = 0; square < 64; ++square)
    EXPECT_EQ(knight_attacks(bit<Set64>(square)), reach_of(square).knight) << square;
}

}  // namespace
}  // namespace mt::chess
