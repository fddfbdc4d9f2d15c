// Reads positions and moves in tests, and makes positions of random games.
#pragma once
#include "movetext/games/xiangqi/game.hpp"

#include <gtest/gtest.h>
#include <random>
#include <string>
#include <string_view>
#include <vector>

namespace mt::xiangqi::test {

inline constexpr std::string_view start_fen =
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

inline Position position(std::string_view fen) {
  Position out;
  std::vector<Diagnostic> notes;
  EXPECT_TRUE(parse_position(fen, out, notes)) << fen << ": " << (notes.empty() ? "" : notes[0].message);
  return out;
}

// Places the men as given, even in positions that no game can reach, because books show such positions.
inline Position shown(std::string_view fen) {
  if (fen == "startpos") return start_position();
  constexpr std::string_view kinds = "kabnrcp";
  Position out;
  int file = 0;
  int rank = 9;
  for (; fen.front() != ' '; fen.remove_prefix(1)) {
    const char c = fen.front();
    if (c == '/') {
      --rank;
      file = 0;
    } else if (c >= '1' && c <= '9') {
      file += c - '0';
    } else {
      out.put(point_at(file++, rank), c < 'a' ? red : black,
              static_cast<Kind>(kinds.find(static_cast<char>(c | 0x20))));
    }
  }
  out.to_move = fen[1] == 'w' ? red : black;
  return out;
}

inline std::string fen(const Position& p) {
  std::string out;
  write_fen(p, FenLetters::uci, out);
  return out;
}

inline std::string move_text(const Position& p, Move move, board::Notation notation,
                             const Rules& rules = rows::xiangqi) {
  std::string out;
  write_move(rules, p, move, notation, out);
  return out;
}

// Returns the legal moves that a text can mean.
inline MoveList meant(const Position& p, std::string_view text, const Rules& rules = rows::xiangqi) {
  MoveText read;
  MoveList moves;
  if (!read_move_text(text, rules.base, read)) match(p, read, moves);
  return moves;
}

inline Position after(Position p, std::string_view text) {
  const MoveList moves = meant(p, text);
  EXPECT_EQ(moves.size(), 1U) << text << " in " << fen(p);
  return moves.size() == 1 ? play(p, moves.front()) : p;
}

// Returns the message for a text that is not a legal move.
inline Diagnostic refusal(const Position& p, std::string_view text) {
  const Xiangqi game(rows::xiangqi);
  MoveText read;
  if (const Misread fault = game.read(text, read, std::nullopt)) return game.explain(text, fault);
  MoveList moves;
  game.match(p, read, moves);
  if (moves.size() > 1) return game.explain_ambiguity(p, text, read, moves);
  EXPECT_TRUE(moves.empty()) << text << " is legal in " << fen(p);
  return game.explain(p, text, read);
}

template <class Visit>
void for_random_positions(unsigned games, int plies, Visit&& visit) {
  std::mt19937 random(7);
  for (unsigned game = 0; game < games; ++game) {
    Position p = start_position();
    for (int ply = 0; ply < plies; ++ply) {
      MoveList moves;
      legal_moves(p, moves);
      visit(p, moves);
      if (moves.empty()) break;
      p = play(p, moves[random() % moves.size()]);
    }
  }
}

}  // namespace mt::xiangqi::test
