// Reads and writes positions: one sign for each square, row by row from a1, and the side whose turn it is.
//
//   ---------------------------OX------XO--------------------------- X
//
// Writes X for Black, O for White and "-". Also accepts the signs of other programs, signs separated by
// blanks and line ends, the moves after a semicolon in OBF, and rows as in a FEN
// ("8/8/8/3pP3/3Pp3/8/8/8[PPpp] w 0 1"), where P is the side that begins.
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/games/othello/position.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mt::othello {

// Reads a position. `has_turn` receives whether the text gives the side whose turn it is; without one it is
// Black's. Returns false and adds the fault to `notes` if the position is refused.
template <class Set>
bool read_position(const Board<Set>& board, std::string_view text, Position<Set>& out, bool& has_turn,
                   std::vector<Diagnostic>& notes);

template <class Set>
void write_position(const Board<Set>& board, const Position<Set>& position, std::string& out);

// Returns whether a text begins with the signs of a board of this size, including discs, followed by a blank
// or nothing.
bool begins_with_board(std::string_view text, int size);

}  // namespace mt::othello
