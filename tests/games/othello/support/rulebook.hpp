// The rules again, square by square, as in a rule book: slow, and sharing no code with the game.
#pragma once
#include <cstdint>
#include <string>
#include <vector>

namespace mt::othello::test {

// Characters of the squares, row by row from a1: 'X' is Black, 'O' White, '-' empty.
struct Rulebook {
  int size = 8;
  std::string squares;
  char turn = 'X';

  static Rulebook start(int size);
  // Returns the squares that a disc on that square would turn; if there are none, it may not be placed there.
  std::vector<int> turned(int square, char side) const;
  std::vector<int> moves(char side) const;
  bool is_over() const;
  // Passes if the side has no move and the game is not over.
  void pass_if_forced();
  void play(int square);
  std::string text() const { return squares + ' ' + turn; }
  std::uint64_t perft(int depth) const;
};

}  // namespace mt::othello::test
