// Recognises words of a mail that can only be part of a play.
#pragma once
#include <string_view>

namespace mt::backgammon {

// Accepts "8/5", "bar/20*/15", "6/4(2)", "13/10,6/5".
bool is_move_word(std::string_view word);

}  // namespace mt::backgammon
