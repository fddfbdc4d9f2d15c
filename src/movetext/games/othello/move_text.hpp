// Reads moves: the square where the disc is put, "f5".
//
// Accepts letters in either case ("F5", where some transcripts use the case for the colour), the sign of a
// drop before the square ("P@f5", as PlayStrategy writes), and a dash or a comma after it, which parts the
// moves of a transcript ("F5-D6-C3").
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace mt::othello {

// A square by column and row, from 0; it need not be on the board.
struct SquareName {
  int column = 0;
  int row = 0;
};

// A name in a text, and its end.
struct NameAt {
  SquareName square;
  std::size_t end = 0;
};
// Reads the name of a square at `at`. Returns nullopt if there is none.
std::optional<NameAt> read_square(std::string_view text, std::size_t at);

// Returns the end of the move at `at`, or `at` if there is none. Another move may follow without a blank.
std::size_t move_end(std::string_view text, std::size_t at);
// Reads a whole text as a move. Returns nullopt if it is not a move.
std::optional<SquareName> read_move_text(std::string_view text);
// Returns whether the text is a pass in one of its spellings.
bool is_pass(std::string_view text);

void write_square(SquareName square, std::string& out);

}  // namespace mt::othello
