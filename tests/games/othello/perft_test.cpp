// Compares counts of move sequences with published tables (data/*.perft).
//
// A line has the size of the board, and the position.
#include "movetext/games/othello/perft.hpp"

#include "support/perft_table.hpp"
#include "support/reading.hpp"
#include "support/rulebook.hpp"

namespace mt::othello::test {
namespace {

using mt::test::PerftRow;

class OthelloPerft : public testing::TestWithParam<PerftRow> {};

TEST_P(OthelloPerft, CountsAreEqual) {
  const Othello<Set64> game({.size = static_cast<std::int8_t>(std::stoi(GetParam().words[0]))});
  const auto p = position(game, GetParam().words[1]);
  int depth = 0;
  for (const std::uint64_t expected : GetParam().counts)
    EXPECT_EQ(perft(game.board(), p, ++depth), expected) << GetParam().words[1] << " depth " << depth;
}

INSTANTIATE_TEST_SUITE_P(Tables, OthelloPerft,
                         testing::ValuesIn(mt::test::read_perft_tables(OTHELLO_TEST_DATA, 2)),
                         mt::test::perft_test_name);

TEST(OthelloPerft, DepthZeroHasOnePath) {
  const Othello<Set64> game(rows::othello);
  EXPECT_EQ(perft(game.board(), game.start(), 0), 1U);
  EXPECT_EQ(perft(game.board(), game.start(), -1), 1U);
}

template <class Set>
void compare(const Rules& rules, int deepest) {
  const Othello<Set> game(rules);
  for (int depth = 1; depth <= deepest; ++depth)
    EXPECT_EQ(perft(game.board(), game.start(), depth), Rulebook::start(rules.size).perft(depth)) << depth;
}

TEST(OthelloPerft, OtherBoardsAreCountedByTheRuleBook) {
  compare<Set64>(rows::othello_6x6, 6);
  compare<Set128>(rows::othello_10x10, 5);
}

}  // namespace
}  // namespace mt::othello::test
