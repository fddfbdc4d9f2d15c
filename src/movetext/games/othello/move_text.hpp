// Reads moves. A move is the square where the disc is put, such as "f5".
//
// The reader accepts letters in either case (some transcripts write "F5" to show the colour). It also accepts
// the sign of a drop before the square ("P@f5", as PlayStrategy writes). After the square it accepts a dash
// or a comma, which separates the moves of a transcript ("F5-D6-C3").
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace mt::othello {

// The column and row of a square, counted from 0. The square may be outside the board.
struct SquareName {
  int column = 0;
  int row = 0;
};

// The name of a square in a text, and the index where it ends.
struct NameAt {
  SquareName square;
  std::size_t end = 0;
};
// Reads the name of a square at `at`. Returns nullopt if there is none.
std::optional<NameAt> read_square(std::string_view text, std::size_t at);

// Returns the end of the move that begins at `at`, or `at` if there is none. Another move may follow without
// a blank.
std::size_t move_end(std::string_view text, std::size_t at);
// Reads the whole text as a move. Returns nullopt if it is not a move.
std::optional<SquareName> read_move_text(std::string_view text);
// Returns whether the text is any spelling of a pass.
bool is_pass(std::string_view text);

void write_square(SquareName square, std::string& out);

}  // namespace mt::othello
