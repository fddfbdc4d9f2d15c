// Recognises what a damaged move has left of the rest of a game's moves.
#pragma once
#include <string_view>

namespace mt::othello {

// Says whether a word that is no move can only be the rest of moves: "c-f6-e7", "@f5d6", "cf6e7".  It holds a
// square or what joins squares, and at most one sign is none of a transcript's.
bool is_damaged_move(std::string_view word);

}  // namespace mt::othello
