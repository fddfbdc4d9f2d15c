// Recognises a move whose text is damaged.
#pragma once
#include <string_view>

namespace mt::xiangqi {

// Says whether a word that no notation reads can only be a move, as its signs occur in moves and hardly
// anywhere else: "C=.5", "5H+7", or three characters of a Chinese move.  One sign may be another one.
bool is_damaged_name(std::string_view word);

}  // namespace mt::xiangqi
