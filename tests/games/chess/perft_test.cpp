// Counts of move paths against published tables (data/*.perft).
//
// A line: chess or chess960 | position | counts from depth 1 on.
#include "support/reading.hpp"

#include <cctype>
#include <filesystem>
#include <fstream>

namespace mt::chess::test {
namespace {

// Deeper counts are for benchmarks.
constexpr std::uint64_t most = 5'000'000;

struct Row {
  std::string file;
  std::string game;
  std::string position;
  std::vector<std::uint64_t> counts;
};

std::string trimmed(const std::string& text) {
  const auto begin = text.find_first_not_of(' ');
  return begin == std::string::npos ? "" : text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

std::vector<Row> read_tables() {
  std::vector<Row> rows;
  for (const auto& entry : std::filesystem::directory_iterator(CHESS_TEST_DATA)) {
    if (entry.path().extension() != ".perft") continue;
    std::ifstream in(entry.path());
    for (std::string line; std::getline(in, line);) {
      if (line.empty() || line[0] == '#') continue;
      std::istringstream fields(line);
      std::string part[3];
      for (std::string& p : part) std::getline(fields, p, '|');
      Row row{entry.path().stem().string(), trimmed(part[0]), trimmed(part[1]), {}};
      std::istringstream numbers(part[2]);
      for (std::uint64_t n = 0; numbers >> n;) row.counts.push_back(n);
      rows.push_back(row);
    }
  }
  return rows;
}

class ChessPerft : public testing::TestWithParam<Row> {};

TEST_P(ChessPerft, CountsAreEqual) {
  const Row& row = GetParam();
  const Position p = position(row.position, row.game == "chess" ? rows::chess : rows::chess960);
  ASSERT_FALSE(row.counts.empty());
  int depth = 0;
  for (const std::uint64_t expected : row.counts) {
    ++depth;
    if (expected > most) break;
    EXPECT_EQ(perft(p, depth), expected) << row.position << " depth " << depth;
  }
}

INSTANTIATE_TEST_SUITE_P(Tables, ChessPerft, testing::ValuesIn(read_tables()), [](const auto& test) {
  std::string name = test.param.file + "_" + std::to_string(test.index);
  for (char& c : name)
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '_';
  return name;
});

TEST(ChessPerft, NoDepthIsOnePath) {
  EXPECT_EQ(perft(start_position(518), 0), 1U);
  EXPECT_EQ(perft(start_position(518), -1), 1U);
}

// Impossible boards: nothing overflows and nothing loops.
TEST(ChessPerft, AnyBoardThatIsReadCanBeCounted) {
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
