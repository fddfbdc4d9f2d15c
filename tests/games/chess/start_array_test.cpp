#include "support/reading.hpp"

#include <set>

namespace mt::chess::test {
namespace {

TEST(ChessStartArray, NumbersAreThoseOfScharnagl) {
  EXPECT_EQ(fen(start_position(518)), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  EXPECT_EQ(fen(start_position(0), {.counters = false}),
            "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq -");
  EXPECT_EQ(fen(start_position(959), {.counters = false}),
            "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w KQkq -");
}

TEST(ChessStartArray, AllDifferAndAreFoundAgain) {
  std::set<std::string> seen;
  for (int number = 0; number < start_array_count; ++number) {
    const Position start = start_position(number);
    EXPECT_TRUE(seen.insert(fen(start)).second) << number;
    EXPECT_EQ(start_number(start), number);
    EXPECT_EQ(position(fen(start)), start) << number;
  }
  EXPECT_EQ(start_number(played(start_position(518), "e4")), std::nullopt);
}

}  // namespace
}  // namespace mt::chess::test
