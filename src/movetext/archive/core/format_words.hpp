// Finds which game a word of movetext can be a move of, by its shape alone, before any reader is chosen.
//
//   Votes votes;
//   vote("Nf3", {.first = true}, votes);  // votes.chess > 0
#pragma once
#include <cstdint>
#include <string_view>

namespace mt::archive {

// Holds how much the words seen so far speak for each game.  A shape that two games share speaks for neither.
struct Votes {
  std::uint32_t chess = 0;
  std::uint32_t draughts = 0;
  std::uint32_t xiangqi = 0;
  std::uint32_t moves = 0;        // words that have the shape of a move of any of them
  std::uint32_t squares = 0;      // ... of which are a square and nothing else
  std::uint64_t seen = 0;         // bits of these squares, a1 = 0
  bool repeated = false;          // one of them occurs twice
  std::uint8_t first_square = 0;  // the first two of them, 1 + their bit
  std::uint8_t second_square = 0;
};

struct WordPlace {
  bool first = false;  // the first move of a game from the start position
};

// Counts the word, which has no blanks in it and no move number before it.
void vote(std::string_view word, WordPlace place, Votes& votes);

// Othello writes nothing but the square of each disc, never the same twice, and begins beside the four in the
// middle.
bool looks_like_othello(const Votes& votes);

}  // namespace mt::archive
