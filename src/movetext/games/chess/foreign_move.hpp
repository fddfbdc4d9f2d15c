// Moves in the letters of an unnamed language, as players type them.
#pragma once
#include <string_view>

namespace mt::chess {

// Returns whether a move that cannot be read in English may be in another language: "Sf3" and "a8=D" may,
// "Rf3" may not, nor may "Dxe5", which could be a pawn's capture with a capital.
bool may_be_foreign(std::string_view move);

}  // namespace mt::chess
