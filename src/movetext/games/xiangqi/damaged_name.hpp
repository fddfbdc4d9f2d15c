// Recognises a move whose text is damaged.
#pragma once
#include <string_view>

namespace mt::xiangqi {

// Returns whether a word that cannot be read in any notation can only be a move, because its signs are
// typical of moves and rare elsewhere: "C=.5", "5H+7", or three characters of a Chinese move. One sign may be
// foreign.
bool is_damaged_name(std::string_view word);

}  // namespace mt::xiangqi
