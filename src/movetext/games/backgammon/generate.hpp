// Lists legal plays.
//
//   PlayList plays;
//   legal_plays(roll(position, {3, 1}), plays);
//   for (const Play& candidate : plays) visit(play(position, candidate));
//
// A play uses as many dice as possible in any order, up to four for a double. If only one of two dice can be
// used and there is a choice, it must be the larger. Each resulting board is listed once.
#pragma once
#include "movetext/games/backgammon/play.hpp"
#include "movetext/games/backgammon/position.hpp"

namespace mt::backgammon {

// Lists the plays of a side with the dice, which must be 1..6. The list is empty if the side cannot move. The
// board must be sound (board.hpp).
void legal_plays(const Board& board, Side side, Dice dice, PlayList& plays);
// Lists the plays of the side on roll. The list is empty before the roll.
void legal_plays(const Position& position, PlayList& plays);

// Return whether there is a play, and how many there are, without a list of plays.
bool has_play(const Board& board, Side side, Dice dice);
std::size_t count_plays(const Board& board, Side side, Dice dice);

// Sets the dice, which must be 1..6. A double or a resignation on offer stays on offer (cube.hpp).
constexpr Position roll(Position position, Dice dice) {
  position.dice = dice;
  return position;
}

// Removes the dice and ends the turn without changing the board, for a roll that the side cannot play.
constexpr Position pass(Position position) {
  position.dice = {};
  position.on_roll = other(position.on_roll);
  position.to_decide = position.on_roll;
  return position;
}
// Plays for the side on roll and ends its turn.
constexpr Position play(Position position, const Play& chosen) {
  position.board = chosen.after;
  return pass(position);
}

}  // namespace mt::backgammon
