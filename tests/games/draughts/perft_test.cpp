// Counts of move paths against published and independently computed tables (data/*.perft).
//
// A line: game [WxH] | start or position | distinct or chains | counts from depth 1 on.
#include "support/table.hpp"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>

namespace mt::draughts::test {
namespace {

struct Row {
  std::string file;
  std::string game;
  std::string position;
  bool chains = false;
  std::vector<std::uint64_t> counts;
};

std::string trimmed(const std::string& text) {
  const auto begin = text.find_first_not_of(' ');
  return begin == std::string::npos ? "" : text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

std::vector<Row> read_tables() {
  std::vector<Row> rows;
  for (const auto& entry : std::filesystem::directory_iterator(DRAUGHTS_TEST_DATA)) {
    if (entry.path().extension() != ".perft") continue;
    std::ifstream in(entry.path());
    for (std::string line; std::getline(in, line);) {
      if (line.empty() || line[0] == '#') continue;
      std::istringstream fields(line);
      std::string part[4];
      for (std::string& p : part) std::getline(fields, p, '|');
      Row row{
          entry.path().stem().string(), trimmed(part[0]), trimmed(part[1]), trimmed(part[2]) == "chains", {}};
      std::istringstream numbers(part[3]);
      for (std::uint64_t n = 0; numbers >> n;) row.counts.push_back(n);
      rows.push_back(row);
    }
  }
  return rows;
}

// "international 6x6".
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

// The jumps of a path as pairs of piece and direction: how far a king flies makes no difference.
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
      // Pieces taken before are still there only if the rules leave them; the last new one is what counts.
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

class PerftTable : public testing::TestWithParam<Row> {};

TEST_P(PerftTable, CountsAreEqual) {
  const Row& row = GetParam();
  with_variant(rules_on_board(row.game), [&](const auto& variant) {
    const auto p = row.position == "start" ? start_position(variant) : position(variant, row.position);
    ASSERT_FALSE(row.counts.empty());
    int depth = 0;
    for (const std::uint64_t expected : row.counts) {
      ++depth;
      if (expected > 1'000'000) break;
      const auto leaves =
          row.chains ? Result<std::uint64_t>(count_chains(variant, p, depth)) : perft(variant, p, depth);
      ASSERT_TRUE(leaves);
      EXPECT_EQ(*leaves, expected) << row.game << " " << row.position << " depth " << depth;
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Draughts, PerftTable, testing::ValuesIn(read_tables()), [](const auto& test) {
  std::string name = test.param.file + "_" + test.param.game + "_" + std::to_string(test.index);
  for (char& c : name) {
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
  }
  return name;
});

}  // namespace
}  // namespace mt::draughts::test
