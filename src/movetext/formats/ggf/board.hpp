// Start positions: "8 -------- ... *" of GGF, and the text of a tag FEN.
#pragma once
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace mt::ggf {

inline constexpr std::size_t usual_size = 8;
inline constexpr std::size_t largest_size = 26;  // a column has one letter

struct Board {
  std::size_t size = usual_size;  // squares of a row
  std::string squares;            // X, O and -, row by row
  char side = 'X';
};

// Reads BO; rows may be joined or separated by blanks. Returns nullopt if it has a different form.
std::optional<Board> read_board(std::string_view value);
// Returns the number before the rows, or 0 if there is none.
std::size_t size_of_board(std::string_view value);
// Returns the number of signs after that number, without blanks.
std::size_t count_signs(std::string_view value);
// Returns the text of a tag FEN.
std::string fen_of(const Board& board);
// Reads such a text. Returns nullopt if it has a different form.
std::optional<Board> board_of_fen(std::string_view fen);
// Reads the size from a tag GameType, "50,B,10,10,A2,0"; the default is the usual one.
std::size_t size_of_type(std::string_view game_type);
// Returns the usual start on a board of an even size.
Board usual_start(std::size_t size);
bool is_usual_start(const Board& board);
void write_board(const Board& board, std::string& out);

}  // namespace mt::ggf
