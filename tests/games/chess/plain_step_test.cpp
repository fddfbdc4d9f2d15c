// The short way from text to position against the long one.
#include "support/reading.hpp"

namespace mt::chess::test {
namespace {

TEST(ChessPlainStep, IsReadMatchAndPlayInOne) {
  int steps = 0;
  for_random_positions(60, 100, [&](const Position& p, const MoveList& moves) {
    for (const Move move : moves) {
      const std::string text = move_text(rows::chess, p, move);
      PlainMove plain;
      Position after;
      ASSERT_TRUE(play_plain(p, text, plain, after)) << text << " in " << fen(p);
      ASSERT_EQ(plain.move, move) << text << " in " << fen(p);
      ASSERT_TRUE(is_canonical(plain, after)) << text << " in " << fen(p);
      ASSERT_EQ(after, play(p, move)) << text << " in " << fen(p);
      ++steps;
    }
  });
  EXPECT_GT(steps, 50'000);
}

// Every text of a certain form in every position: what is taken is what the long way takes, and what is
// called canonical is what is written.
TEST(ChessPlainStep, TakesNothingElse) {
  std::vector<std::string> texts{"O-O", "O-O-O", "O-O+", "O-O-O#"};
  for (int square = 0; square < 64; ++square) {
    const std::string to = {static_cast<char>('a' + square % 8), static_cast<char>('1' + square / 8)};
    for (const char* before :
         {"",   "N",   "Nb", "N1", "Nb1", "Nx", "B",  "Bx", "R",  "Ra", "Rx", "R1x", "Q",
          "Qx", "Qd1", "K",  "Kx", "Ke",  "a",  "bx", "cx", "ex", "fx", "hx", "x",   "P"})
      for (const char* behind : {"", "+", "#", "=Q", "=N+", "=K", "="}) texts.push_back(before + to + behind);
  }
  int taken = 0;
  for_random_positions(12, 24, [&](const Position& p, const MoveList& moves) {
    if (moves.empty()) return;
    for (const std::string& text : texts) {
      PlainMove plain;
      Position after;
      if (!play_plain(p, text, plain, after)) continue;
      ++taken;
      const MoveList found = meant(p, text);
      ASSERT_EQ(found.size(), 1U) << text << " in " << fen(p);
      ASSERT_EQ(found.front(), plain.move) << text << " in " << fen(p);
      ASSERT_EQ(is_canonical(plain, after), move_text(rows::chess, p, plain.move) == text) << text << " in " << fen(p);
      ASSERT_EQ(after, play(p, plain.move)) << text << " in " << fen(p);
    }
  });
  EXPECT_GT(taken, 5000);
}

TEST(ChessPlainStep, ForgottenMarkIsTakenButNotCanonical) {
  const Position p = position("k7/8/1K6/8/8/8/8/7R w - - 0 1");
  PlainMove plain;
  Position after;
  for (const char* text : {"Rh8", "Rh8+"}) {
    ASSERT_TRUE(play_plain(p, text, plain, after));
    EXPECT_FALSE(is_canonical(plain, after));
  }
  ASSERT_TRUE(play_plain(p, "Rh8#", plain, after));
  EXPECT_TRUE(is_canonical(plain, after));
}

TEST(ChessPlainStep, LeavesTheRestAlone) {
  const Position p = position("4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1");
  PlainMove plain;
  const Position untouched = start_position(0);
  Position after = untouched;
  for (const char* text : {"", "e", "Nd5", "ed5", "0-0", "O-O", "c3d5", "nd5", "Nxb5", "e4", "Kg1", "e2", "x",
                           "=Q", "+", "exd5=Q", "\xFF\xFF"})
    EXPECT_FALSE(play_plain(p, text, plain, after)) << text;
  EXPECT_EQ(after, untouched);
}

}  // namespace
}  // namespace mt::chess::test
