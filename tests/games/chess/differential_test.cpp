// Compares moves and positions with an independent slow generator, in random games of chess and Chess960.
#include "movetext/games/chess/sliders.hpp"
#include "support/mailbox.hpp"
#include "support/reading.hpp"

#include <algorithm>
#include <gtest/gtest.h>

namespace mt::chess::test {
namespace {

constexpr FenStyle four_fields{.castling = CastlingLetters::files, .counters = false};

std::string coordinates(const Position& p, Move move) {
  return move_text(rows::chess960, p, move, MoveNotation::uci);
}

TEST(ChessDifferential, LegalMovesAndPositionsEqualThoseOfTheSlowGenerator) {
  int positions = 0;
  for_random_positions(60, 100, [&](const Position& p, const MoveList& moves) {
    const Mailbox slow(fen(p, four_fields));
    std::vector<std::string> ours;
    for (const Move move : moves) {
      ours.push_back(coordinates(p, move));
      const Position after = play(p, move);
      if (positions % 8 == 0) {
        ASSERT_EQ(fen(after, four_fields), slow.after(ours.back()).fen()) << fen(p) << ' ' << ours.back();
      }
    }
    std::sort(ours.begin(), ours.end());
    ASSERT_EQ(ours, slow.legal_moves()) << fen(p);
    ASSERT_EQ(in_check(p), slow.in_check()) << fen(p);
    ASSERT_EQ(has_move(p), !ours.empty()) << fen(p);
    ASSERT_EQ(perft(p, 1), ours.size()) << fen(p);
    ++positions;
  });
  EXPECT_GT(positions, 3000);
}

// perft counts the moves of the last ply without listing them. It must count as many paths as playing every
// move with play().
TEST(ChessDifferential, CountedAndPlayedPathsAreEqual) {
  for_random_positions(30, 60, [](const Position& p, const MoveList& moves) {
    std::uint64_t paths = 0;
    for (const Move move : moves) paths += perft(play(p, move), 1);
    ASSERT_EQ(perft(p, 2), paths) << fen(p);
  });
}

TEST(ChessDifferential, CapturesAreMarked) {
  for_random_positions(30, 60, [](const Position& p, const MoveList& moves) {
    for (const Move move : moves) {
      const int men = count(p.board.occupied());
      ASSERT_EQ(move.captures(), count(play(p, move).board.occupied()) < men) << fen(p);
    }
  });
}

#ifdef MOVETEXT_CHESS_BIT_MACHINE
TEST(ChessDifferential, BothImplementationsAgree) {
  if (!BitMachine::available()) GTEST_SKIP() << "this processor has no such instructions";
  std::mt19937_64 random(3);
  for (int i = 0; i < 200'000; ++i) {
    const Set64 men = random() & random();
    const int square = static_cast<int>(random() % 64);
    ASSERT_EQ(BitMachine::diagonal(square, men), Portable::diagonal(square, men)) << square << ' ' << men;
    ASSERT_EQ(BitMachine::straight(square, men), Portable::straight(square, men)) << square << ' ' << men;
    ASSERT_EQ(BitMachine::count(men), Portable::count(men));
  }
}
#endif

}  // namespace
}  // namespace mt::chess::test
