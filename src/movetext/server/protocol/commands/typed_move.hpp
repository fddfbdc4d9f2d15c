// Reads moves as people type them in answers to a board, with words and marks around them.
#pragma once
#include <string>
#include <string_view>

namespace mt::server::protocol {

// Does what plain_move() does, and drops what people and programs set around a move: "*e4*", "(32-28)",
// "- Nf3", "My move: Nf3", "Nf3 :-)", "12 13-18", "28 -> 24", "28 to 24"; "31 8/5 6/5" gives "31: 8/5 6/5".
// Where that leaves no move, only plain_move() is done.  The text must not hold a password: a label looks
// like one.
std::string typed_move(std::string_view typed);
// Returns whether that is a move and nothing else.
bool is_typed_move(std::string_view typed);

}  // namespace mt::server::protocol
