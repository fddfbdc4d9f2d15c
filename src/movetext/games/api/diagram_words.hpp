// What a diagram says in words to those who do not see it.
#pragma once
#include "movetext/games/api/any_game.hpp"

#include <string>

namespace mt {

// "russian, White to move"
std::string diagram_title(const AnyGame& game, const AnyPosition& position);
// The position in the first notation of its game.
std::string diagram_description(const AnyGame& game, const AnyPosition& position);

}  // namespace mt
