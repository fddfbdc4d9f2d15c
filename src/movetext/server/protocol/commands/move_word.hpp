// Whether a word can only be a move, wherever it stands, and moves as people type them.
#pragma once
#include <string>
#include <string_view>

namespace mt::server::protocol {

// "32-28", "26x17x8", "H4-G5", "gf5", "Nbxd7+", "e7e8q", "O-O", "bar/22", "31:": written as some game writes
// its moves, right to the last letter, so that a name or a password is hardly ever taken for one.  Whether it
// can be played is not asked.
bool is_move_word(std::string_view word);

// A move as games read it: without the number in front and the marks behind it, and squares that stand side
// by side as one word.  "12... 13-18!" gives "13-18", "28 24" gives "28-24"; anything else stays.  What comes
// out stays as it is when it comes in again.
std::string plain_move(std::string_view typed);
// The same for moves one behind the other: "1. e4! e5 2. Nf3" gives "e4 e5 Nf3".  Each word is a move.
std::string plain_moves(std::string_view typed);
// Whether that is a move and nothing else.
bool is_move_text(std::string_view typed);

}  // namespace mt::server::protocol
