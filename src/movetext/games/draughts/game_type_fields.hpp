// Applies the fields of a GameType tag to the rules, and writes them. PDN 3.0, the GameType tag.
#pragma once
#include "movetext/games/api/game_type.hpp"
#include "movetext/games/draughts/rules.hpp"

#include <string>

namespace mt::draughts {

// Returns the rules of a game with the changes of the fields, applied literally: the side that begins, the
// board, the men in proportion, the notation, the corner.
Rules with_game_type(const Rules& row, const GameType& type);

// Returns the full value for these rules and moves in that notation.
std::string write_game_type(int number, const Rules& rules, Notation notation);
inline std::string write_game_type(int number, const Rules& rules) {
  return write_game_type(number, rules, rules.notation);
}

}  // namespace mt::draughts
