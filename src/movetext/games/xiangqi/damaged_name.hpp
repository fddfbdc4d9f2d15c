// Recognises a move whose text is damaged.
#pragma once
#include <string_view>

namespace mt::xiangqi {

// Returns whether a word that no notation can read must be a damaged move. Its characters are typical of
// moves and rare elsewhere: "C=.5", "5H+7", or three characters of a Chinese move. The word may contain at
// most one character that does not occur in moves.
bool is_damaged_name(std::string_view word);

}  // namespace mt::xiangqi
