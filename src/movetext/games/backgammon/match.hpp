// Connects the games of a match: opening rolls, points, the score, and the Crawford game.
//
//   Position position = start_position(rows::backgammon, {.match_length = 7});
//   position = opening_roll(position, 3, 1);                // White rolled 3, Black 1: White begins with 31
//   ...
//   if (const GameResult result = finished(position); result.over())
//     position = next_game(rows::backgammon, match, position, result);
#pragma once
#include "movetext/games/api/game_result.hpp"
#include "movetext/games/backgammon/position.hpp"

namespace mt::backgammon {

using mt::GameResult;
using mt::has_won_match;
using mt::is_match_over;
using mt::points_for;

// Returns the result of a finished game, or `open` if no side has borne off everything. In a gammon, the
// loser has borne off nothing. In a backgammon, the loser also has a checker on the bar or in the winner's
// home.
GameResult finished(const Position& position);

// Rolls for the opening; see roll_opening() in games/api/game_result.hpp.
inline Position opening_roll(Position position, int first_die, int second_die, int automatic_doubles = 0) {
  roll_opening(position, first_die, second_die, automatic_doubles);
  return position;
}

// Returns the start of the next game; see carry_score() in games/api/game_result.hpp.
inline Position next_game(const Rules& rules, const MatchRules& match, const Position& last,
                          const GameResult& result) {
  Position next = start_position(rules, match);
  carry_score(next, match, last, result);
  return next;
}

}  // namespace mt::backgammon
