// Applies the fields of a GameType tag to rules, and writes the fields of given rules (PDN 3.0, the GameType
// tag).
#pragma once
#include "movetext/games/api/game_type.hpp"
#include "movetext/games/draughts/rules.hpp"

#include <string>

namespace mt::draughts {

// Returns the rules `row` with the fields applied literally: the side that begins, the board, the notation
// and the corner. The number of rows of men follows from the height of the board.
Rules with_game_type(const Rules& row, const GameType& type);

// Returns the full value of the tag for these rules. `notation`: the notation of the moves.
std::string write_game_type(int number, const Rules& rules, Notation notation);
inline std::string write_game_type(int number, const Rules& rules) {
  return write_game_type(number, rules, rules.notation);
}

}  // namespace mt::draughts
