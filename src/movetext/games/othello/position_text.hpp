// Positions as text: a sign for each square, row by row from a1, and the side whose turn it is.
//
//   ---------------------------OX------XO--------------------------- X
//
// Written are X for Black, O for White and "-".  Read are also the other signs of programs, signs that are
// parted by blanks and line ends, the moves after a semicolon in OBF, and rows as in a FEN
// ("8/8/8/3pP3/3Pp3/8/8/8[PPpp] w 0 1"), where P is the side that begins.
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/games/othello/position.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mt::othello {

// Reads a position; `has_turn` says whether the text gives the side whose turn it is, without which it is
// Black's.  False: `notes` says what is wrong.
template <class Set>
bool read_position(const Board<Set>& board, std::string_view text, Position<Set>& out, bool& has_turn,
                   std::vector<Diagnostic>& notes);

template <class Set>
void write_position(const Board<Set>& board, const Position<Set>& position, std::string& out);

// Says whether a text begins with the signs of a board of this size, discs among them, and a blank or nothing
// follows.
bool begins_with_board(std::string_view text, int size);

}  // namespace mt::othello
