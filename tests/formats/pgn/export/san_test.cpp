// Tests canonical SAN (section 8.2.3): the shortest text that distinguishes the move from all other legal
// moves.
#include "chess_export.hpp"

#include <gtest/gtest.h>

namespace {

using namespace mt;
using test::movetext;

std::string san(const std::string& fen, const std::string& move) {
  const std::string text = movetext("[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n\n" + move + " *");
  const std::size_t begin = text.find(' ') + 1;
  return text.substr(begin, text.rfind(' ') - begin);
}

TEST(CanonicalSan, ThreeQueensAreDistinguished) {
  const std::string fen = "6k1/8/8/Q3Q3/8/8/8/4Q2K w - - 0 1";
  EXPECT_EQ(san(fen, "a5a1"), "Qaa1");
  EXPECT_EQ(san(fen, "e1a1"), "Q1a1");
  EXPECT_EQ(san(fen, "e5a1"), "Qe5a1");
}

TEST(CanonicalSan, TwoKnightsAreDistinguished) {
  EXPECT_EQ(san("4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1", "c3e2"), "Nce2");
  EXPECT_EQ(san("4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1", "g1e2"), "Nge2");
}

TEST(CanonicalSan, APinnedManDoesNotCount) {
  EXPECT_EQ(san("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2"), "Ne2");
}

TEST(CanonicalSan, PawnsHaveTheirFileOnlyInCaptures) {
  EXPECT_EQ(san("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "e4d5"), "exd5");
  EXPECT_EQ(san("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "e4e5"), "e5");
  // The text of an en passant capture has no additional word.
  EXPECT_EQ(san("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"), "exd6");
}

TEST(CanonicalSan, PromotionHasAnEqualsSign) {
  EXPECT_EQ(san("8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7a8q"), "a8=Q");
  EXPECT_EQ(san("1n6/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7b8(N)"), "axb8=N");
  EXPECT_EQ(san("8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a8"), "a8=Q");
}

TEST(CanonicalSan, CastlingHasCapitalLetters) {
  EXPECT_EQ(san("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "0-0"), "O-O");
  EXPECT_EQ(san("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1"), "O-O-O");
  EXPECT_EQ(san("5k2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "o-o"), "O-O+");
}

TEST(CanonicalSan, CheckAndMateAreComputed) {
  EXPECT_EQ(san("7k/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra8"), "Ra8+");
  EXPECT_EQ(san("7k/6pp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8+"), "Ra8#");
  EXPECT_EQ(san("7k/8/8/8/8/8/8/R3K3 w - - 0 1", "Rb1#"), "Rb1");
  EXPECT_EQ(san("7k/5Q2/8/8/8/8/8/4K3 w - - 0 1", "Qf7-f8+"), "Qf8+");
  EXPECT_EQ(san("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", "Qg1-g6+"), "Qg6");  // stalemate has no sign
}

}  // namespace
