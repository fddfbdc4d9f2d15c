// Reads positions and moves in tests that expect no faults.
#pragma once
#include "movetext/games/chess/game.hpp"

#include <gtest/gtest.h>
#include <random>
#include <sstream>
#include <string>
#include <vector>

namespace mt::chess::test {

inline Position position(const std::string& fen, const Rules& rules = rows::chess960) {
  PositionNotes notes;
  const auto result = parse_position(rules, fen, notes);
  EXPECT_TRUE(result) << fen << ": " << (notes.empty() ? "" : notes.back().message);
  return result ? *result : start_position(518);
}

inline std::string fen(const Position& p, FenStyle style = {}) {
  std::string text;
  write_fen(p, style, text);
  return text;
}

// Returns the moves that a text can mean.
inline MoveList meant(const Position& p, const std::string& written) {
  MoveText text;
  MoveList moves;
  if (!read_move_text(written, text)) match(p, text, moves);
  return moves;
}

// Returns the canonical text of the move that the text means. Returns "?" if it means none, and "a|b" if it
// means several.
inline std::string understood(const Position& p, const std::string& written) {
  std::string words;
  for (const Move move : meant(p, written))
    words += (words.empty() ? "" : "|") + move_text(rows::chess960, p, move);
  return words.empty() ? "?" : words;
}

// Plays moves that are separated by blanks, and returns the position after them.
inline Position played(Position p, const std::string& moves) {
  std::istringstream in(moves);
  for (std::string move; in >> move;) {
    const MoveList found = meant(p, move);
    EXPECT_EQ(found.size(), 1U) << move << " in " << fen(p);
    if (found.size() == 1) p = play(p, found.front());
  }
  return p;
}

// Calls visit(position, legal moves) in random games. They start from start arrays and from unusual
// positions.
template <class Visit>
void for_random_positions(int games, int plies, Visit&& visit) {
  static const std::vector<std::string> odd{
      "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
      "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
      "8/PPPk4/8/8/8/8/4Kppp/8 w - - 0 1",
      "r1k1r2q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K1R2Q w KQkq - 0 1",
      "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
      "qqq1k3/8/8/8/8/8/8/3K1QQQ w - - 0 1",
      "1rkr4/8/8/8/8/8/8/1RKR4 w DBdb - 0 1",
  };
  std::mt19937 random(7);
  MoveList moves;
  for (int game = 0; game < games; ++game) {
    const auto n = static_cast<std::size_t>(game);
    Position p = game % 3 == 0 ? position(odd[n / 3 % odd.size()])
                               : start_position(game % 3 == 1 ? 518 : static_cast<int>(random() % 960));
    for (int ply = 0; ply < plies; ++ply) {
      legal_moves(p, moves);
      visit(p, moves);
      if (moves.empty()) break;
      p = play(p, moves[random() % moves.size()]);
    }
  }
}

}  // namespace mt::chess::test
