// Implements the rules square by square, as in a rule book. It is slow and shares no code with the game.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace mt::othello::test {

// The squares row by row, beginning with a1: 'X' is Black, 'O' is White, '-' is empty.
struct Rulebook {
  int size = 8;
  std::string squares;
  char turn = 'X';

  static Rulebook start(int size);
  // Returns the squares of the discs that a disc on `square` would turn. If the list is empty, the move is
  // illegal.
  std::vector<int> turned(int square, char side) const;
  std::vector<int> moves(char side) const;
  bool is_over() const;
  // Passes if the side to move has no move and the game is not over.
  void pass_if_forced();
  void play(int square);
  std::string text() const { return squares + ' ' + turn; }
  std::uint64_t perft(int depth) const;
};

}  // namespace mt::othello::test
