// Recognises texts of Othello among those of other games.
#pragma once
#include "movetext/games/api/looks.hpp"

namespace mt::othello {

// A move is the square of a disc, "f5", like a pawn's move in chess; a whole game may be one word.
Claim claim_move(std::string_view word, WordPlace place);
// A position has one sign for each square of the board, "-----...---OX------XO---...", unlike any other text.
Claim claim_position(std::string_view text);
// Othello records only have the square of each disc, never the same twice, and begin next to the four discs
// in the middle.
bool is_record(std::span<const std::string_view> moves);

}  // namespace mt::othello
