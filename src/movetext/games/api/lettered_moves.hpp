// Words that name squares by letters, in any game: "e2-e4", "c3xe5xg7", "h0g2", "cd4".
//
//   const auto path = read_lettered_path("e7e8q");  // from e7, to e8, rest "q"
#pragma once
#include <cstdlib>
#include <optional>
#include <string_view>

namespace mt {

// Removes a dash of any kind, a cross, a colon or a star from the front. Returns '-' for a dash, 'x' for the
// other signs, and '\0' if the text does not begin with a sign.
char take_move_sign(std::string_view& rest);

struct LetteredSquare {
  int file = 0;  // a = 1, n = 14
  int rank = 0;  // 0 to 19
};

// A path over two or more squares.
struct LetteredPath {
  LetteredSquare from;
  LetteredSquare to;
  int squares = 0;
  bool captures = false;   // a capture sign comes between two of the squares
  bool has_signs = false;  // some sign comes between two of the squares
  std::string_view rest;   // the text after the last square

  int across() const { return std::abs(to.file - from.file); }
  int along() const { return std::abs(to.rank - from.rank); }
  bool leaps() const { return across() * along() == 2; }  // a knight's move
  bool is_straight() const { return (across() == 0) != (along() == 0); }
  bool is_diagonal() const { return across() == along() && across() > 0; }
  // Returns whether both ends are on a board of this size whose ranks begin with 1.
  bool fits(int files, int ranks) const {
    return from.file <= files && to.file <= files && from.rank <= ranks && to.rank <= ranks &&
           !has_rank_zero();
  }
  bool has_rank_zero() const { return from.rank == 0 || to.rank == 0; }
};

// Reads the path at the beginning of a word. Returns nullopt if the word does not begin with two squares.
std::optional<LetteredPath> read_lettered_path(std::string_view word);

// Two files, or a file and a square: "cd4", "c:e5", "exd".
struct FilePair {
  int across = 0;         // distance from the first file to the second; not 0
  bool has_sign = false;  // a cross or a colon comes between them
};

// Returns nullopt if the word is something else. Files are lower-case letters from a to h, because "Be3"
// begins with the letter of a piece.
std::optional<FilePair> read_file_pair(std::string_view word);

}  // namespace mt
