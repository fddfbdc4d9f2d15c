// The position of BO, "8 -------- ... ---O*--- ... *": the size, the rows, the side whose turn it is; and the
// text that a record has for it.
#pragma once
#include "movetext/base/side.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mt::ggf {

inline constexpr int usual_size = 8;
inline constexpr int smallest_size = 4;
inline constexpr int largest_size = 16;

struct BoardText {
  int size = usual_size;
  std::string squares;  // X Black, O White, - empty; row by row from a1
  Side mover = Side::first;
};

// Reads a value of BO, or the position of a tag FEN ("squares, side") on a board of `size`.  Rows may be
// joined or parted by blanks.  Nothing: it is no position of that form.
std::optional<BoardText> read_board(std::string_view value);
std::optional<BoardText> read_position(std::string_view fen, int size);

// Returns the position in which a game on that board begins.
BoardText usual_start(int size);
bool is_usual(const BoardText& board);

// Returns the value of BO, and that of FEN.
std::string board_value(const BoardText& board);
std::string position_value(const BoardText& board);

}  // namespace mt::ggf
