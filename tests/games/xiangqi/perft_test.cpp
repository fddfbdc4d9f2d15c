// Compares counts of move sequences with published tables (data/*.perft).
#include "support/perft_table.hpp"
#include "support/reading.hpp"

namespace mt::xiangqi::test {
namespace {

using mt::test::PerftRow;

class XiangqiPerft : public testing::TestWithParam<PerftRow> {};

TEST_P(XiangqiPerft, CountsAreEqual) {
  const PerftRow& row = GetParam();
  const Position p = position(row.words[0]);
  int depth = 0;
  for (const std::uint64_t expected : row.counts)
    EXPECT_EQ(perft(p, ++depth), expected) << row.words[0] << " depth " << depth;
}

INSTANTIATE_TEST_SUITE_P(Tables, XiangqiPerft,
                         testing::ValuesIn(mt::test::read_perft_tables(XIANGQI_TEST_DATA, 1)),
                         mt::test::perft_test_name);

TEST(XiangqiPerft, DepthZeroHasOnePath) {
  EXPECT_EQ(perft(start_position(), 0), 1U);
  EXPECT_EQ(perft(start_position(), -1), 1U);
}

}  // namespace
}  // namespace mt::xiangqi::test
