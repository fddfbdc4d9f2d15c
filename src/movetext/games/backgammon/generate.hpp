// Legal plays.
//
//   PlayList plays;
//   legal_plays(roll(position, {3, 1}), plays);
//   for (const Play& candidate : plays) visit(play(position, candidate));
//
// A play uses as many dice as possible in any order, up to four for a double; if only one of two can be used,
// it is the larger if there is a choice. Each resulting board is listed once.
#pragma once
#include "movetext/games/backgammon/play.hpp"
#include "movetext/games/backgammon/position.hpp"

namespace mt::backgammon {

// Lists the plays of a side with a roll of dice 1..6; none if it cannot move. The board must be sound
// (board.hpp).
void legal_plays(const Board& board, Side side, Dice dice, PlayList& plays);
// Lists the plays of the side on roll; none before the roll.
void legal_plays(const Position& position, PlayList& plays);

// Returns whether there is a play, or how many there are, without generating them.
bool has_play(const Board& board, Side side, Dice dice);
std::size_t count_plays(const Board& board, Side side, Dice dice);

// Puts dice 1..6 on the table; a double or a resignation that was on offer stays (cube.hpp).
constexpr Position roll(Position position, Dice dice) {
  position.dice = dice;
  return position;
}

// Removes the dice and ends the turn without changing the board, for a roll that cannot be played.
constexpr Position pass(Position position) {
  position.dice = {};
  position.on_roll = other(position.on_roll);
  position.to_decide = position.on_roll;
  return position;
}
// Ends the turn with a play of the side on roll.
constexpr Position play(Position position, const Play& chosen) {
  position.board = chosen.after;
  return pass(position);
}

}  // namespace mt::backgammon
