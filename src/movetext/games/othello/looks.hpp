// Rates how likely it is that a text belongs to Othello and not to another game.
#pragma once
#include "movetext/games/api/looks.hpp"

namespace mt::othello {

// Rates a word. A move is the square of a disc, such as "f5", which can also be a pawn's move of chess. A
// whole game may be one word.
Claim claim_move(std::string_view word, WordPlace place);
// Rates a position. It has one character for each square of the board, "-----...---OX------XO---...", which
// no other game writes.
Claim claim_position(std::string_view text);
// Returns whether the moves are a record of Othello: they are only squares of discs, each square occurs once,
// and the first squares are next to the four discs in the middle. A score may follow.
bool is_record(std::span<const std::string_view> moves);

}  // namespace mt::othello
