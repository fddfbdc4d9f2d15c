// What moves of xiangqi look like in movetext.
#pragma once
#include "movetext/text/move_shape.hpp"

namespace mt::xiangqi {

extern const text::MoveShapes move_shapes;

// Says whether a word of a mail can only be a move: "C2.5", "H8+7", a move in Chinese.
bool is_move_word(std::string_view word);

}  // namespace mt::xiangqi
