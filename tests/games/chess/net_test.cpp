#include "movetext/games/chess/net.hpp"

#include "movetext/games/chess/evaluation.hpp"
#include "support/reading.hpp"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace mt::chess::test {
namespace {

Board moved_by(const Board& board, int mask, bool swapped) {
  Board moved;
  for (Set64 men = board.occupied(); men != 0;) {
    const int square = pop(men);
    const Colour colour = board.colour_at(square);
    moved.put(square ^ mask, swapped ? other(colour) : colour, board.kind_at(square));
  }
  return moved;
}

TEST(ChessNet, IsTheSameForBothColoursAndForMirroredBoards) {
  int positions = 0;
  for_random_positions(40, 150, [&](const Position& p, const MoveList&) {
    const int value = net_value(p.board, p.to_move);
    ASSERT_EQ(net_value(moved_by(p.board, 56, true), other(p.to_move)), value) << fen(p);
    ASSERT_EQ(net_value(moved_by(p.board, 7, false), p.to_move), value) << fen(p);
    ++positions;
  });
  EXPECT_GT(positions, 2'000);
}

TEST(ChessNet, HasOneInputForEachMan) {
  for_random_positions(10, 150, [](const Position& p, const MoveList&) {
    for (const Colour view : {Colour::white, Colour::black}) {
      NetInputs inputs;
      fill_inputs(p.board, view, inputs);
      ASSERT_EQ(static_cast<int>(inputs.size()), count(p.board.occupied())) << fen(p);
      std::vector<std::uint16_t> sorted(inputs.begin(), inputs.end());
      std::sort(sorted.begin(), sorted.end());
      ASSERT_EQ(std::unique(sorted.begin(), sorted.end()), sorted.end()) << fen(p);
      ASSERT_LT(sorted.back(), net_inputs) << fen(p);
    }
    ASSERT_LT(net_bucket(p.board), net_buckets) << fen(p);
  });
}

// A board that no game can reach must not overflow the sums.
TEST(ChessNet, HasAValueForAnyBoard) {
  Board board;
  for (int square = 1; square < 63; ++square)
    board.put(square, square < 32 ? Colour::white : Colour::black, Kind::queen);
  board.put(0, Colour::white, Kind::king);
  board.put(63, Colour::black, Kind::king);
  EXPECT_EQ(net_value(board, Colour::white), net_value(moved_by(board, 56, true), Colour::black));
}

TEST(ChessNet, LeavesTheValuesOfMenInPlace) {
  EXPECT_NEAR(value_of(position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")), 30, 40);
  EXPECT_GT(value_of(position("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")), 500);
  EXPECT_GT(value_of(position("r1bqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")), 200);
  EXPECT_GT(value_of(position("rnbqkbnr/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")), 60);
  EXPECT_LT(value_of(position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1")), -250);
  EXPECT_GT(value_of(position("8/8/4k3/8/8/3K4/8/3Q4 w - - 0 1")), 500);
}

}  // namespace
}  // namespace mt::chess::test
