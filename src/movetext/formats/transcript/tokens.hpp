// Splits a transcript of Othello into tokens: squares, passes and numbers, with or without separators.
//
//   f5d6c3d3c4    F5-D6-C3    1. F5 D6 2. C3 --
//
// A position may come first, on the line of the moves or on the line before: 64 squares, and the side to
// move.
#pragma once
#include "movetext/text/lines.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mt::transcript {

enum class TokenKind : std::uint8_t {
  end,
  square,
  pass,
  number,  // the number of a move, with its dots
  other,   // any other word
};

struct Token {
  TokenKind kind = TokenKind::end;
  std::size_t begin = 0;
  std::size_t end = 0;
};

// Returns the first token that begins at or after `at`. Blanks, commas and single dashes between tokens are
// skipped.
Token next_token(std::string_view line, std::size_t at);

// Returns whether a line is empty: only blanks, perhaps after a byte order mark.
bool is_empty(std::string_view text, const text::Line& line);

// Returns the end of the position at the start of a line (blanks may come first), or 0 if there is no
// position.
std::size_t position_end(std::string_view line);

// Returns whether a line has only moves and their numbers.
bool has_moves_alone(std::string_view line);

// Returns whether a line can only be a transcript. The first two squares of the line must be possible moves
// on the usual board, and no square may occur twice. The line must have at least eight moves, or four if the
// moves are not separated.
bool is_transcript(std::string_view line);

}  // namespace mt::transcript
