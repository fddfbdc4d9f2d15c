// Recognises the remainder of a game's moves after a damaged move.
#pragma once
#include <string_view>

namespace mt::othello {

// Returns whether a word that is not a move can only be the remainder of moves: "c-f6-e7", "@f5d6", "cf6e7".
// It contains a square or a sign that joins squares, and at most one sign foreign to transcripts.
bool is_damaged_move(std::string_view word);

}  // namespace mt::othello
