// Recognises words of a mail that can only be chess moves.
#pragma once
#include <string_view>

namespace mt::chess {

// Accepts "Nf3", "Nbxd7+", "Ng1-f3", "O-O". Rejects bare squares ("e2e4"), which are moves of many games.
bool is_move_word(std::string_view word);

}  // namespace mt::chess
