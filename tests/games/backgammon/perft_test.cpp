// Compares counts of plays with tables. The counts for the start positions are in the tests below. The other
// positions are from real records.
//
// Source of the counts: GNU Backgammon 1.08's generator and an independent brute-force count, which agree.
#include "movetext/games/backgammon/perft.hpp"

#include "movetext/games/backgammon/rows.hpp"
#include "support/corpus.hpp"

#include <sstream>

namespace mt::backgammon::test {
namespace {

std::uint64_t from_start(const Rules& rules, int depth, Rolls rolls) {
  return perft(start_board(rules), Side::first, depth, rolls);
}

TEST(BackgammonPerft, CountsTheStartOfBackgammon) {
  EXPECT_EQ(from_start(rows::backgammon, 0, Rolls::unordered), 1U);
  EXPECT_EQ(from_start(rows::backgammon, 1, Rolls::unordered), 447U);
  EXPECT_EQ(from_start(rows::backgammon, 1, Rolls::ordered), 637U);
  EXPECT_EQ(from_start(rows::backgammon, 2, Rolls::unordered), 202'782U);
  EXPECT_EQ(from_start(rows::backgammon, 2, Rolls::ordered), 419'783U);
}

TEST(BackgammonPerft, CountsTheStartOfBackgammonToThreeRolls) {
  EXPECT_EQ(from_start(rows::backgammon, 3, Rolls::unordered), 116'154'993U);
  EXPECT_EQ(from_start(rows::backgammon, 3, Rolls::ordered), 346'692'108U);
}

TEST(BackgammonPerft, CountsTheStartOfTheVariants) {
  EXPECT_EQ(from_start(rows::nackgammon, 1, Rolls::unordered), 547U);
  EXPECT_EQ(from_start(rows::nackgammon, 1, Rolls::ordered), 775U);
  EXPECT_EQ(from_start(rows::nackgammon, 2, Rolls::unordered), 324'161U);
  EXPECT_EQ(from_start(rows::nackgammon, 2, Rolls::ordered), 659'024U);
  EXPECT_EQ(from_start(rows::hypergammon3, 1, Rolls::unordered), 195U);
  EXPECT_EQ(from_start(rows::hypergammon3, 1, Rolls::ordered), 315U);
  EXPECT_EQ(from_start(rows::hypergammon3, 2, Rolls::unordered), 38'017U);
  EXPECT_EQ(from_start(rows::hypergammon3, 2, Rolls::ordered), 99'268U);
}

// Returns the number of plays for each roll as in the tables: "11:42 21:15 ...".
std::string counts_by_roll(const Board& board, Side side) {
  std::string text;
  for (const Dice dice : all_rolls) {
    text += text.empty() ? "" : " ";
    text += std::to_string(dice.first * 10 + dice.second) + ':' +
            std::to_string(perft_of_roll(board, side, dice, 1));
  }
  return text;
}

TEST(BackgammonPerft, CountsTheStartByRolls) {
  for (const Side side : {Side::first, Side::second}) {
    EXPECT_EQ(
        counts_by_roll(start_board(rows::backgammon), side),
        "11:42 21:15 22:75 31:16 32:17 33:73 41:14 42:18 43:17 44:52 51:8 52:8 53:9 54:9 55:4 61:10 62:14 "
        "63:14 64:14 65:7 66:11");
  }
}

// Reads 26 characters: the bar of the other side, points 1..24 of the side on roll, and its bar. Capitals are
// the checkers of the side on roll.
Board read_drawn(const std::string& text) {
  Board board;
  for (std::size_t i = 0; i < text.size() && i <= 25; ++i) {
    const int place = static_cast<int>(i);
    if (text[i] >= 'A' && text[i] <= 'O') board.put(Side::second, place, text[i] - 'A' + 1);
    if (text[i] >= 'a' && text[i] <= 'o') board.put(Side::first, 25 - place, text[i] - 'a' + 1);
  }
  return board;
}

TEST(BackgammonPerft, CountsThePositionsOfTheTable) {
  SKIP_WITHOUT_CORPUS();
  std::istringstream lines(mt::test::read_file(mt::test::corpus() / "backgammon/positions/perft.tsv"));
  int positions = 0;
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream cells(line);
    std::string id;
    std::string drawn;
    std::array<std::uint64_t, 4> expected{};
    cells >> id >> drawn >> expected[0] >> expected[1] >> expected[2] >> expected[3];
    const Board board = read_drawn(drawn);
    EXPECT_TRUE(is_sound(board)) << drawn;
    EXPECT_EQ(perft(board, Side::second, 1, Rolls::unordered), expected[0]) << drawn;
    EXPECT_EQ(perft(board, Side::second, 1, Rolls::ordered), expected[1]) << drawn;
    EXPECT_EQ(perft(board, Side::second, 2, Rolls::unordered), expected[2]) << drawn;
    EXPECT_EQ(perft(board, Side::second, 2, Rolls::ordered), expected[3]) << drawn;
    std::string by_roll;
    std::getline(cells >> std::ws, by_roll);
    EXPECT_EQ(counts_by_roll(board, Side::second), by_roll) << drawn;
    ++positions;
  }
  EXPECT_EQ(positions, 14);
}

}  // namespace
}  // namespace mt::backgammon::test
