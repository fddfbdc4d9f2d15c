// Whether a word can only be a move, wherever it stands.
#pragma once
#include <string_view>

namespace mt::server {

// "32-28", "26x17x8", "H4-G5", "gf5", "Nbxd7+", "e7e8q", "O-O", "bar/22", "31:": written as some game writes
// its moves, right to the last letter, so that a name or a password is hardly ever taken for one.  Whether it
// can be played is not asked.
bool is_move_word(std::string_view word);

}  // namespace mt::server
