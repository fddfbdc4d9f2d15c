// What the fields of a GameType tag change of the rules, and back.  PDN 3.0, the GameType tag.
#pragma once
#include "movetext/games/api/game_type.hpp"
#include "movetext/games/draughts/rules.hpp"

#include <string>

namespace mt::draughts {

// The rules of a game with what the fields change, each taken at its word: who begins, the board, the men in
// proportion, the notation, the corner.
Rules with_game_type(const Rules& row, const GameType& type);

// The full value for these rules.
std::string write_game_type(int number, const Rules& rules);

}  // namespace mt::draughts
