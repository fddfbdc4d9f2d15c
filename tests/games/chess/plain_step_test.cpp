// Compares the fast path from text to position with the general path.
#include "movetext/games/chess/move_shapes.hpp"
#include "support/reading.hpp"

#include <optional>

namespace mt::chess::test {
namespace {

// Returns the number of the text's shape as a reader finds it, or 0 if the shape is not common.
unsigned shape_of(const std::string& text) {
  const std::string padded = text + std::string(16, ' ');
  return text::find_common(*move_shapes.common, padded.data()).shape;
}

TEST(ChessPlainStep, EqualsReadingMatchingAndPlaying) {
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

// Returns every text that has one of the common shapes and does not name a file or rank for disambiguation.
std::vector<std::string> shaped_texts() {
  std::vector<std::string> texts;
  for (int square = 0; square < 64; ++square) {
    const std::string to = {static_cast<char>('a' + square % 8), static_cast<char>('1' + square / 8)};
    for (const char* before : {"", "N", "B", "R", "Q", "K"})
      for (const char* sign : {"", "x"})
        if (*before != '\0' || *sign == '\0') texts.push_back(before + std::string(sign) + to);
    for (char file = 'a'; file <= 'h'; ++file) texts.push_back(file + ("x" + to));
  }
  return texts;
}

// Plays a move by its shape. Returns the position after it, or nullopt.
std::optional<Position> played_by_shape(const Position& p, const std::string& text) {
  PlainMove plain;
  Position after;
  if (!play_shaped(p, text, shape_of(text), plain, after)) return std::nullopt;
  return after;
}

// A step stores data for the next step. This data must remain valid through a whole game, and must not let
// illegal moves pass.
TEST(ChessPlainStep, IsTheSameByShape) {
  const std::vector<std::string> texts = shaped_texts();
  int shaped = 0;
  std::mt19937 random(11);
  MoveList moves;
  for (int game = 0; game < 40; ++game) {
    Position p = start_position(game % 2 == 0 ? 518 : static_cast<int>(random() % 960));
    for (int ply = 0; ply < 200; ++ply) {
      legal_moves(p, moves);
      if (moves.empty()) break;
      Position next;
      const std::size_t chosen = random() % moves.size();
      for (std::size_t i = 0; i < moves.size(); ++i) {
        const std::string text = move_text(rows::chess, p, moves[i]);
        const unsigned shape = shape_of(text);
        PlainMove plain;
        Position after;
        const bool is_taken =
            shape == 0 ? play_plain(p, text, plain, after) : play_shaped(p, text, shape, plain, after);
        ASSERT_TRUE(is_taken) << text << " in " << fen(p);
        ASSERT_EQ(plain.move, moves[i]) << text << " in " << fen(p);
        ASSERT_TRUE(is_canonical(plain, after)) << text << " in " << fen(p);
        ASSERT_EQ(after, play(p, moves[i])) << text << " in " << fen(p);
        if (shape != 0) ++shaped;
        if (i == chosen) next = after;
      }
      p = next;
      if (ply % 8 != 0) continue;
      Position unnoted = p;
      unnoted.watchers = Position::not_known;
      for (const std::string& text : texts)
        ASSERT_EQ(played_by_shape(p, text), played_by_shape(unnoted, text)) << text << " in " << fen(p);
    }
  }
  EXPECT_GT(shaped, 50'000);
}

// Tries every text of a certain form in every position. The general path must accept every text that the fast
// path accepts. If the fast path reports a text as canonical, it must be equal to the written move.
TEST(ChessPlainStep, RejectsOtherTexts) {
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
      const bool is_taken = play_plain(p, text, plain, after);
      if (const unsigned shape = shape_of(text); shape != 0) {
        PlainMove by_shape;
        Position behind;
        ASSERT_EQ(play_shaped(p, text, shape, by_shape, behind), is_taken) << text << " in " << fen(p);
        ASSERT_EQ(behind, is_taken ? after : Position{}) << text << " in " << fen(p);
      }
      if (!is_taken) continue;
      ++taken;
      const MoveList found = meant(p, text);
      ASSERT_EQ(found.size(), 1U) << text << " in " << fen(p);
      ASSERT_EQ(found.front(), plain.move) << text << " in " << fen(p);
      ASSERT_EQ(is_canonical(plain, after), move_text(rows::chess, p, plain.move) == text)
          << text << " in " << fen(p);
      ASSERT_EQ(after, play(p, plain.move)) << text << " in " << fen(p);
    }
  });
  EXPECT_GT(taken, 5000);
}

TEST(ChessPlainStep, AMissingMarkIsAcceptedButNotCanonical) {
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

TEST(ChessPlainStep, RejectsUnusualMoves) {
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
