// Compares counts of move paths with published and independently computed tables (data/*.perft).
//
// A line of a table begins with: game [WxH]; start or a position; distinct or chains.
#include "support/perft_table.hpp"
#include "support/table.hpp"

namespace mt::draughts::test {
namespace {

using mt::test::PerftRow;

// Reads rules such as "international 6x6".
Rules rules_on_board(const std::string& text) {
  std::istringstream in(text);
  std::string name;
  int width = 0;
  int height = 0;
  char by = 0;
  in >> name;
  const Rules rules = rules_of(name);
  if (!(in >> width >> by >> height)) return rules;
  const board::Shape shape{static_cast<std::int8_t>(width), static_cast<std::int8_t>(height),
                           rules.shape.squares};
  int men_rows = usual_men_rows(rules, height);
  std::string word;
  if (in >> word >> men_rows && word != "rows") ADD_FAILURE() << text;
  return on_board(rules, shape, men_rows);
}

// Returns the directions of the jumps of a path, each followed by the captured pieces that the jump passes.
// The distances that a flying king moves make no difference.
template <class Set>
std::vector<int> jumps_of(const Variant<Set>& variant, const Move<Set>& move,
                          std::span<const std::uint8_t> landings) {
  std::vector<int> jumps;
  int from = move.from;
  for (const int to : landings) {
    for (int d = 0; d < direction_count; ++d) {
      const Set line = variant.geometry.ray[static_cast<unsigned>(from)][static_cast<unsigned>(d)];
      if (!has(line, to)) continue;
      const Set between =
          line & variant.geometry.ray[static_cast<unsigned>(to)][static_cast<unsigned>(opposite(d))];
      // If captured pieces stay on the board, the king may pass a piece that it has captured before. The list
      // then contains this piece again.
      jumps.push_back(d);
      for (Set over = between & move.taken; any(over);) jumps.push_back(16 + pop(over));
    }
    from = to;
  }
  return jumps;
}

template <class Set>
std::uint64_t count_chains(const Variant<Set>& variant, const Position<Set>& p, int depth) {
  MoveList<Set> moves;
  EXPECT_TRUE(legal_moves(variant, p, moves));
  std::uint64_t leaves = 0;
  for (const Move<Set>& move : moves) {
    std::set<std::vector<int>> chains;
    EXPECT_TRUE(for_each_path(variant, p, move, [&](std::span<const std::uint8_t> landings) {
      chains.insert(jumps_of(variant, move, landings));
      return true;
    }));
    const std::uint64_t below = depth == 1 ? 1 : count_chains(variant, play(variant, p, move), depth - 1);
    leaves += chains.size() * below;
  }
  return leaves;
}

class PerftTable : public testing::TestWithParam<PerftRow> {};

TEST_P(PerftTable, CountsAreEqual) {
  const PerftRow& row = GetParam();
  const std::string& game = row.words[0];
  const std::string& text = row.words[1];
  const bool chains = row.words[2] == "chains";
  with_variant(rules_on_board(game), [&](const auto& variant) {
    const auto p = text == "start" ? start_position(variant) : position(variant, text);
    int depth = 0;
    for (const std::uint64_t expected : row.counts) {
      ++depth;
      if (expected > 1'000'000) break;
      const auto leaves =
          chains ? Result<std::uint64_t>(count_chains(variant, p, depth)) : perft(variant, p, depth);
      ASSERT_TRUE(leaves);
      EXPECT_EQ(*leaves, expected) << game << " " << text << " depth " << depth;
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Draughts, PerftTable,
                         testing::ValuesIn(mt::test::read_perft_tables(DRAUGHTS_TEST_DATA, 3)),
                         mt::test::perft_test_name);

}  // namespace
}  // namespace mt::draughts::test
