// Moves in the letters of a language that is not named, as players type them.
#pragma once
#include <string_view>

namespace mt::chess {

// Says whether a move that cannot be read in English may be one in another language: "Sf3" and "a8=D" may,
// "Rf3" and "Dxe5", which is perhaps a pawn's capture with a capital, may not.
bool may_be_foreign(std::string_view move);

}  // namespace mt::chess
