// Compares moves and positions with an independent slow generator in random games.
#include "support/reading.hpp"
#include "support/slow_board.hpp"

#include <algorithm>

namespace mt::xiangqi::test {
namespace {

TEST(XiangqiDifferential, LegalMovesEqualThoseOfTheSlowGenerator) {
  int positions = 0;
  int checks = 0;
  for_random_positions(60, 120, [&](const Position& p, const MoveList& moves) {
    const SlowBoard slow(fen(p));
    std::vector<std::string> ours;
    for (const Move move : moves) ours.push_back(move_text(p, move, board::Notation::uci));
    std::sort(ours.begin(), ours.end());
    ASSERT_EQ(ours, slow.legal_moves()) << fen(p);
    ASSERT_EQ(in_check(p, p.to_move), slow.in_check()) << fen(p);
    ASSERT_EQ(has_move(p), !ours.empty()) << fen(p);
    ASSERT_EQ(perft(p, 1), ours.size()) << fen(p);
    ++positions;
    checks += slow.in_check() ? 1 : 0;
  });
  EXPECT_GT(positions, 5000);
  EXPECT_GT(checks, 100);
}

TEST(XiangqiDifferential, AMoveHasItsManAndItsCapture) {
  for_random_positions(30, 100, [](const Position& p, const MoveList& moves) {
    for (const Move move : moves) {
      const Position next = play(p, move);
      ASSERT_EQ(p.kind_at(move.from), move.kind) << fen(p);
      ASSERT_EQ(move.captures, count(next.occupied()) < count(p.occupied())) << fen(p);
      ASSERT_EQ(position(fen(next)), next);
    }
  });
}

TEST(XiangqiDifferential, EqualBoardsHaveEqualKeys) {
  std::vector<std::pair<std::uint64_t, Position>> seen;
  for_random_positions(
      30, 100, [&](const Position& p, const MoveList& /*moves*/) { seen.emplace_back(key_of(p), p); });
  std::sort(seen.begin(), seen.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  for (std::size_t i = 1; i < seen.size(); ++i)
    EXPECT_EQ(seen[i - 1].first == seen[i].first, same_board(seen[i - 1].second, seen[i].second));
}

}  // namespace
}  // namespace mt::xiangqi::test
