// Start positions, read from BO ("8 -------- ... *") and from a tag FEN.
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace mt::ggf {

inline constexpr std::size_t usual_size = 8;
inline constexpr std::size_t largest_size = 26;  // squares in a row, at most; one letter names a column

struct Board {
  std::size_t size = usual_size;  // number of squares in a row
  std::string squares;            // X, O and -, row by row
  char side = 'X';
};

// Reads a value of BO; its rows may be joined, or separated by blanks. Returns nullopt if the value has a
// different form.
std::optional<Board> read_board(std::string_view value);
// Returns the number before the rows of a value of BO, or 0 if there is none.
std::size_t size_of_board(std::string_view value);
// Returns how many signs follow the number before the rows; blanks do not count.
std::size_t count_signs(std::string_view value);
// Returns the board as a value of a tag FEN.
std::string fen_of(const Board& board);
// Reads a value of a tag FEN. Returns nullopt if it has a different form.
std::optional<Board> board_of_fen(std::string_view fen);
// Returns the board size from a tag GameType such as "50,B,10,10,A2,0", or the usual size if it gives none.
std::size_t size_of_type(std::string_view game_type);
// Returns the usual start position on a board of an even size.
Board usual_start(std::size_t size);
bool is_usual_start(const Board& board);
void write_board(const Board& board, std::string& out);

}  // namespace mt::ggf
