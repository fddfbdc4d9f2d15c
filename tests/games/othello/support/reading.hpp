// Reads games and positions of Othello in tests.
#pragma once
#include "movetext/games/othello/game.hpp"
#include "movetext/games/othello/rows.hpp"

#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <vector>

namespace mt::othello::test {

template <class Set>
Position<Set> position(const Othello<Set>& game, std::string_view text) {
  Position<Set> read;
  std::vector<Diagnostic> notes;
  EXPECT_TRUE(game.parse_position(text, read, notes))
      << text << ": " << (notes.empty() ? "" : notes.front().message);
  return read;
}

template <class Set>
std::string text_of(const Othello<Set>& game, const Position<Set>& position) {
  std::string text;
  game.write_position(position, text);
  return text;
}

template <class Set>
std::string moves_of(const Othello<Set>& game, const Position<Set>& position) {
  MoveList moves;
  game.legal_moves(position, moves);
  std::string text;
  for (const Move move : moves) {
    text += text.empty() ? "" : " ";
    game.write_move(position, move, game.notation(), text);
  }
  return text;
}

}  // namespace mt::othello::test
