// Recognises moves with piece letters of an unnamed language, as players type them.
#pragma once
#include <string_view>

namespace mt::chess {

// Returns whether a move that cannot be read in English may be in another language. "Sf3" and "a8=D" may be.
// "Rf3" may not, because R is an English letter. "Dxe5" may not, because it can be a pawn's capture with a
// capital letter.
bool may_be_foreign(std::string_view move);

}  // namespace mt::chess
