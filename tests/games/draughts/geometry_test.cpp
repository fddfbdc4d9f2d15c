// Every board from 4x4 to 14x14: a step in a direction is a fixed difference of bits, and beyond the edge
// there is no square.
#include "movetext/games/draughts/geometry.hpp"

#include "support/table.hpp"

#include <gtest/gtest.h>

namespace mt::draughts::test {
namespace {

void check_board(const Rules& rules) {
  const Geometry<Set256> geometry(rules);
  EXPECT_LE(bits_needed(rules), 256);
  int highest_bit = -1;
  for (std::int8_t y = 0; y < rules.shape.height; ++y) {
    for (std::int8_t x = 0; x < rules.shape.width; ++x) {
      const board::Cell here{x, y};
      const int at = geometry.bit_of(here);
      ASSERT_EQ(at >= 0, rules.shape.playable(here));
      if (at < 0) continue;
      highest_bit = std::max(highest_bit, at);
      ASSERT_EQ(geometry.cell[static_cast<unsigned>(at)], here);
      for (int d = 0; d < direction_count; ++d) {
        if (d >= 4 && !rules.orthogonal_captures && rules.shape.squares != board::Squares::all) continue;
        const board::Cell way = step(rules.shape, d);
        const board::Cell next{static_cast<std::int8_t>(x + way.x), static_cast<std::int8_t>(y + way.y)};
        const int to = at + geometry.delta[static_cast<unsigned>(d)];
        const bool lands = to >= 0 && to < 256 && has(geometry.squares, to);
        ASSERT_EQ(lands, rules.shape.playable(next)) << int{x} << "," << int{y} << " direction " << d;
        ASSERT_EQ(geometry.bit_of(next), lands ? to : -1);
      }
    }
  }
  EXPECT_EQ(highest_bit + 1, bits_needed(rules));
}

TEST(Geometry, HoldsForEveryBoard) {
  for (int width = 4; width <= 14; ++width) {
    for (int height = 4; height <= 14; ++height) {
      for (const board::Squares squares :
           {board::Squares::corner_a1, board::Squares::corner_h1, board::Squares::all}) {
        Rules rules;
        rules.shape = {static_cast<std::int8_t>(width), static_cast<std::int8_t>(height), squares};
        SCOPED_TRACE(std::to_string(width) + "x" + std::to_string(height));
        check_board(rules);
        rules.orthogonal_captures = true;
        check_board(rules);
      }
    }
  }
}

TEST(Geometry, CountsTheBitsOfTheUsualBoards) {
  EXPECT_EQ(bits_needed(rows::international), 55);
  EXPECT_EQ(bits_needed(rows::frisian), 64) << "just fits";
  EXPECT_EQ(bits_needed(rows::russian), 36);
  EXPECT_EQ(bits_needed(rows::canadian), 78);
  EXPECT_EQ(bits_needed(rows::turkish), 71);
}

int men(const Rules& rules) {
  const Geometry<Set256> geometry(rules);
  EXPECT_EQ(count(geometry.start[0]), count(geometry.start[1]));
  EXPECT_FALSE(any(geometry.start[0] & geometry.start[1]));
  return count(geometry.start[0]);
}

TEST(StartArray, HasTheUsualNumberOfMen) {
  EXPECT_EQ(men(rows::international), 20);
  EXPECT_EQ(men(rows::english), 12);
  EXPECT_EQ(men(rows::italian), 12);
  EXPECT_EQ(men(rows::canadian), 30);
  EXPECT_EQ(men(rows::turkish), 16);
  EXPECT_EQ(men(rows::thai), 8);
  EXPECT_EQ(men(rows::spantsireti), 15);
  EXPECT_EQ(men(rows::frysk), 5);
  EXPECT_EQ(men(rows::diagonal_russian), 12);
}

TEST(StartArray, FillsRowsOnOtherBoards) {
  EXPECT_EQ(usual_men_rows(rows::international, 8), 3);
  EXPECT_EQ(usual_men_rows(rows::international, 12), 5);
  EXPECT_EQ(usual_men_rows(rows::international, 14), 6);
  EXPECT_EQ(usual_men_rows(rows::russian, 14), 6);
  EXPECT_EQ(usual_men_rows(rows::thai, 10), 3);
  EXPECT_EQ(usual_men_rows(rows::international, 4), 1);
  EXPECT_EQ(on_board(rows::international, {4, 4, board::Squares::corner_a1}, 9).men_rows, 2)
      << "they must not overlap";
  EXPECT_EQ(on_board(rows::turkish, {8, 8, board::Squares::all}, 9).men_rows, 3);
}

}  // namespace
}  // namespace mt::draughts::test
