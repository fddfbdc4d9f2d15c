// Explains why a text is not a move, or not a legal move.
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/games/othello/move_text.hpp"
#include "movetext/games/othello/position.hpp"

#include <string_view>

namespace mt::othello {

std::string_view side_name(Side side);

// Explains a text that does not name a square.
Diagnostic explain_misreading(std::string_view written);
// Explains why the side to move may not put a disc on the square.
template <class Set>
Diagnostic explain(const Board<Set>& board, const Position<Set>& position, std::string_view written,
                   SquareName square);
// Explains why a pass is illegal: the side has a move, or the game is over.
template <class Set>
Diagnostic explain_pass(const Board<Set>& board, const Position<Set>& position, std::string_view written);

}  // namespace mt::othello
