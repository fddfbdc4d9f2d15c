// Reads moves as people type them in answers to a board, with words and marks around them.
#pragma once
#include <string>
#include <string_view>

namespace mt::server::protocol {

// Like plain_move(), and also drops what people and programs write around a move: "*e4*", "(32-28)", "- Nf3",
// "My move: Nf3", "Nf3 :-)", "12 13-18", "28 -> 24", "28 to 24"; "31 8/5 6/5" gives "31: 8/5 6/5".  If no
// move is left, returns the result of plain_move().  The text must not contain a password, because a label
// looks like one.
std::string typed_move(std::string_view typed);
// Returns whether the text is a move and nothing else.
bool is_typed_move(std::string_view typed);

}  // namespace mt::server::protocol
