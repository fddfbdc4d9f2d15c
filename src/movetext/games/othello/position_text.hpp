// Reads and writes positions: one character for each square, row by row from a1, followed by the side to
// move.
//
//   ---------------------------OX------XO--------------------------- X
//
// The writer uses X for Black, O for White and - for an empty square. The reader also accepts:
//   - the signs of other programs
//   - signs separated by blanks and line ends
//   - a semicolon and moves after the position (OBF)
//   - rows as in a FEN ("8/8/8/3pP3/3Pp3/8/8/8[PPpp] w 0 1"), where P is the side that begins
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/games/othello/position.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mt::othello {

// Reads a position. `has_turn` receives whether the text names the side to move; without it, Black is to
// move. Returns false and adds the fault to `notes` if the position is refused.
template <class Set>
bool read_position(const Board<Set>& board, std::string_view text, Position<Set>& out, bool& has_turn,
                   std::vector<Diagnostic>& notes);

template <class Set>
void write_position(const Board<Set>& board, const Position<Set>& position, std::string& out);

// Returns whether a text begins with a board of this size that has at least one disc. After the board there
// must be a blank or the end of the text.
bool begins_with_board(std::string_view text, int size);

}  // namespace mt::othello
