// Recognises words of a mail that can only be moves of chess.
#pragma once
#include <string_view>

namespace mt::chess {

// Accepts "Nf3", "Nbxd7+", "Ng1-f3", "O-O"; squares alone ("e2e4") are moves of many games.
bool is_move_word(std::string_view word);

}  // namespace mt::chess
