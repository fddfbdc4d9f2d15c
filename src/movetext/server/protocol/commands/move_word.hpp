// Distinguishes moves from other words, and normalizes moves as people type them.
#pragma once
#include <string>
#include <string_view>

namespace mt::server::protocol {

// Returns whether the word is in the move notation of some game: "32-28", "26x17x8", "H4-G5", "gf5",
// "Nbxd7+", "e7e8q", "O-O", "bar/22", "31:".  The whole word must match, so that a name or a password is
// hardly ever taken for a move.  The move need not be legal.
bool is_move_word(std::string_view word);

// Returns a move in the form that games read, without the number before it and the marks after it, and with
// its squares joined into one word: "12... 13-18!" gives "13-18", "28 24" gives "28-24".  Returns any other
// text, and a plain move, unchanged.
std::string plain_move(std::string_view typed);
// Does the same for a sequence of one-word moves: "1. e4! e5 2.  Nf3" gives "e4 e5 Nf3".
std::string plain_moves(std::string_view typed);
// Returns whether the text is a move and nothing else.
bool is_move_text(std::string_view typed);

}  // namespace mt::server::protocol
