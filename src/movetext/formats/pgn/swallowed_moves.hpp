// Finds moves at the end of a comment, which the comment may have swallowed.
#pragma once
#include "movetext/formats/pgn/dialect.hpp"

#include <cstdint>
#include <string_view>

namespace mt::pgn {

// Returns the moves that end the text, with their numbers, glyphs, parentheses and a result, from the first
// number or move on: "2. Nf3 Nc6" in "good 2. Nf3 Nc6 ". Empty if the text ends with a word. At most 4096
// bytes are examined.
std::string_view find_moves_at_end(Grammar grammar, std::string_view text);

// Returns the half-move of the number at the start of the moves, 2 * number for "n.", plus one for "n...", or
// -1 if they do not start with a number.
std::int64_t first_half_move(Grammar grammar, std::string_view moves);

}  // namespace mt::pgn
