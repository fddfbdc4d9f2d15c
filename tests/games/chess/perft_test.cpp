// Compares counts of move sequences with published tables (data/*.perft).
//
// A line has the words chess or chess960, and the position.
#include "support/perft_table.hpp"
#include "support/reading.hpp"

namespace mt::chess::test {
namespace {

using mt::test::PerftRow;

// The largest count that the test tries. Larger counts are only in benchmarks.
constexpr std::uint64_t most = 5'000'000;

class ChessPerft : public testing::TestWithParam<PerftRow> {};

TEST_P(ChessPerft, CountsAreEqual) {
  const PerftRow& row = GetParam();
  const std::string& text = row.words[1];
  const Position p = position(text, row.words[0] == "chess" ? rows::chess : rows::chess960);
  int depth = 0;
  for (const std::uint64_t expected : row.counts) {
    ++depth;
    if (expected > most) break;
    EXPECT_EQ(perft(p, depth), expected) << text << " depth " << depth;
  }
}

INSTANTIATE_TEST_SUITE_P(Tables, ChessPerft,
                         testing::ValuesIn(mt::test::read_perft_tables(CHESS_TEST_DATA, 2)),
                         mt::test::perft_test_name);

TEST(ChessPerft, DepthZeroHasOnePath) {
  EXPECT_EQ(perft(start_position(518), 0), 1U);
  EXPECT_EQ(perft(start_position(518), -1), 1U);
}

// On boards that no game can reach, nothing overflows or loops forever.
TEST(ChessPerft, EveryReadableBoardCanBeCounted) {
  for (const char* crowded : {"QQQQQQQQ/QQQQQQQQ/QQ4QQ/QQ4QQ/QQ4QQ/7K/8/k7 w - - 0 1",
                              "NNNNNNNN/NNNNNNNN/8/NNNNNNNN/NNNNNNN1/8/K7/7k w - - 0 1",
                              "3Q4/1Q4Q1/4Q3/2Q4R/Q4Q2/3Q4/1Q4Rp/1K1BBNNk w - - 0 1"}) {
    PositionNotes notes;
    const auto result = parse_position(rows::chess, crowded, notes);
    if (!result) continue;
    MoveList moves;
    legal_moves(*result, moves);
    EXPECT_EQ(moves.size(), perft(*result, 1)) << crowded;
    EXPECT_GT(perft(*result, 2), 0U);
  }
  MoveList moves;
  legal_moves(position("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1"), moves);
  EXPECT_EQ(moves.size(), 218U);
}

}  // namespace
}  // namespace mt::chess::test
