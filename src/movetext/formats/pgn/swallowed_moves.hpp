// Finds moves at the end of a comment: the comment may have swallowed them.
#pragma once
#include "movetext/formats/pgn/dialect.hpp"

#include <cstdint>
#include <string_view>

namespace mt::pgn {

// Returns the moves that end the text, with their numbers, glyphs, parentheses and a result, from the first
// number or move on: "2. Nf3 Nc6" of "good 2. Nf3 Nc6 ".  Empty if a word ends it.  No more than 4096 bytes
// are looked at.
std::string_view find_moves_at_end(Grammar grammar, std::string_view text);

// Returns the half-move of the number at the start of the moves, 2 * number for "n." and one more for "n...";
// -1: they start with a move, or with something else.
std::int64_t first_half_move(Grammar grammar, std::string_view moves);

}  // namespace mt::pgn
