// Says what texts of Othello look like among those of other games.
#pragma once
#include "movetext/games/api/looks.hpp"

namespace mt::othello {

// A move is the square of a disc, "f5", as a move of a pawn is in chess; a whole game may be one word.
Claim claim_move(std::string_view word, WordPlace place);
// A position has a sign for each square of the board, "-----...---OX------XO---...", and no other text does.
Claim claim_position(std::string_view text);
// Othello writes nothing but the square of each disc, never the same twice, and begins beside the four in the
// middle.
bool is_record(std::span<const std::string_view> moves);

}  // namespace mt::othello
