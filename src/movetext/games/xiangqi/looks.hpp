// Rates how likely it is that a text belongs to xiangqi and not to another game.
#pragma once
#include "movetext/games/api/looks.hpp"

namespace mt::xiangqi {

// Rates a word as a move. It recognises "h2e2" with ranks from 0, "C2.5" and "+C=4" (both also in full-width
// letters), and moves in Chinese.
Claim claim_move(std::string_view word, WordPlace place);
// Rates a word like claim_move(), but does not accept moves that name points, such as "h2e2".
Claim claim_name(std::string_view word);
// Rates a position. It must begin with the men of ten ranks: "rnbakabnr/9/1c5c1/...".
Claim claim_position(std::string_view text);

// Returns whether the line is a rank of a drawn board as mails repeat it: "9
// r---h---e---a---k---a---e---h---r 9".
bool is_board_edge(std::string_view line);

}  // namespace mt::xiangqi
