// Describes a diagram in words for readers who cannot see it.
#pragma once
#include "movetext/games/api/any_game.hpp"

#include <string>

namespace mt {

// Returns the game and the side to move: "russian, White to move".
std::string diagram_title(const AnyGame& game, const AnyPosition& position);
// Returns the position in the first notation of its game.
std::string diagram_description(const AnyGame& game, const AnyPosition& position);

}  // namespace mt
