// Recognises texts of xiangqi among those of other games.
#pragma once
#include "movetext/games/api/looks.hpp"

namespace mt::xiangqi {

// Recognises "h2e2" (ranks from 0), "C2.5", "+C=4", the same in full-width letters, and moves in Chinese.
Claim claim_move(std::string_view word, WordPlace place);
// Recognises all of these except the first, which names points.
Claim claim_name(std::string_view word);
// Recognises the men of ten ranks: "rnbakabnr/9/1c5c1/...".
Claim claim_position(std::string_view text);

// Recognises a rank of a drawn board as repeated in mails: "9 r---h---e---a---k---a---e---h---r 9".
bool is_board_edge(std::string_view line);

}  // namespace mt::xiangqi
