// Reads moves as people type them in replies to a board, with words and marks around them.
#pragma once
#include <string>
#include <string_view>

namespace mt::server::protocol {

// Does what plain_move() does, and also drops what people and programs write around a move: "*e4*",
// "(32-28)", "- Nf3", "My move: Nf3", "Nf3 :-)", "12 13-18". Replaces other strokes: "28 -> 24", "28 to 24".
// "31 8/5 6/5" gives "31: 8/5 6/5". If the result is not a move, returns the result of plain_move(). The text
// must not contain a password, because a password could be mistaken for a label.
std::string typed_move(std::string_view typed);
// Returns whether the whole text is a move.
bool is_typed_move(std::string_view typed);

}  // namespace mt::server::protocol
