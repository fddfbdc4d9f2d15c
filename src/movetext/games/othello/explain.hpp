// Explains in words why a text is not a move, or cannot be played.
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/games/othello/move_text.hpp"
#include "movetext/games/othello/position.hpp"

#include <string_view>

namespace mt::othello {

std::string_view side_name(Side side);

// Explains a text that does not name a square.
Diagnostic explain_misreading(std::string_view written);
// Explains a square where the side to move may not put a disc.
template <class Set>
Diagnostic explain(const Board<Set>& board, const Position<Set>& position, std::string_view written,
                   SquareName square);
// Explains a pass of a side that has a move, or after the end of the game.
template <class Set>
Diagnostic explain_pass(const Board<Set>& board, const Position<Set>& position, std::string_view written);

}  // namespace mt::othello
