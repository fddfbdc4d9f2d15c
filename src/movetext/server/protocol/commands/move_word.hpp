// Recognizes moves among other words, and converts moves as people type them to a normal form.
#pragma once
#include <string>
#include <string_view>

namespace mt::server::protocol {

// Returns whether the word is in the move notation of any game: "32-28", "26x17x8", "H4-G5", "gf5", "Nbxd7+",
// "e7e8q", "O-O", "bar/22", "31:". The whole word must match, so a name or a password is hardly ever mistaken
// for a move. The move need not be legal.
bool is_move_word(std::string_view word);

// Returns a move in the form that games read: "12... 13-18!" gives "13-18", "28 24" gives "28-24". Drops the
// number before the move and the marks after it, and joins its squares into one word. Returns any other text,
// and a plain move, unchanged.
std::string plain_move(std::string_view typed);
// Does what plain_move() does for a sequence of one-word moves: "1. e4! e5 2. Nf3" gives "e4 e5 Nf3".
std::string plain_moves(std::string_view typed);
// Returns whether the whole text is a move.
bool is_move_text(std::string_view typed);

}  // namespace mt::server::protocol
