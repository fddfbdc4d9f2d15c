// Describes Othello in the table of games: it is known and not played.
#pragma once
#include "movetext/games/api/unplayed_game.hpp"

namespace mt::othello {

extern const UnplayedGame unplayed;

}  // namespace mt::othello
