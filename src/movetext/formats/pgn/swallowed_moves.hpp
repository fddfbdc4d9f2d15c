// Finds moves at the end of a comment; such moves may belong to the game.
#pragma once
#include "movetext/formats/pgn/dialect.hpp"

#include <cstdint>
#include <string_view>

namespace mt::pgn {

// Returns the moves at the end of the text, from the first number or move on, with their numbers, glyphs and
// parentheses and a result: "2. Nf3 Nc6" in "good 2. Nf3 Nc6 ". Returns an empty view if the text ends with a
// word. At most 4096 bytes are examined.
std::string_view find_moves_at_end(Grammar grammar, std::string_view text);

// Returns the half-move of the number with which the moves start (2 * number for "n.", 2 * number + 1 for
// "n..."), or -1 if they do not start with a number.
std::int64_t first_half_move(Grammar grammar, std::string_view moves);

}  // namespace mt::pgn
