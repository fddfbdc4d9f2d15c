// From one game of a match to the next: openings, points, the score, the Crawford game.
//
//   Position position = start_position(rows::backgammon, {.match_length = 7});
//   position = opening_roll(position, 3, 1);                // White rolled 3, Black 1: White begins with 31
//   ...
//   if (const GameResult result = finished(position); result.over())
//     position = next_game(rows::backgammon, match, position, result);
#pragma once
#include "movetext/games/backgammon/position.hpp"

namespace mt::backgammon {

struct GameResult {
  enum class Kind : std::uint8_t { open, borne_off, dropped, resigned };

  Kind kind = Kind::open;
  Side winner = Side::first;
  std::uint8_t level = 1;    // 1 single game, 2 gammon, 3 backgammon; also where it does not count
  std::uint32_t points = 0;  // won, above what the match needs too

  constexpr bool over() const { return kind != Kind::open; }
  friend constexpr bool operator==(const GameResult&, const GameResult&) = default;
};

// What a game won at a level is worth: times the cube, or the cube alone for gammons that do not count
// (Jacoby rule: money play with a cube that no side has turned).
std::uint32_t points_for(const Position& position, int level);

// The result once a side has borne off everything; `open` before.  Gammon: the loser has borne off nothing;
// backgammon: and has a checker on the bar or in the winner's home.
GameResult finished(const Position& position);

// One die of each side, 1..6, before the first turn.  The higher begins with both dice.  Equal dice are
// rolled again: the position stays without dice, in money play with a doubled cube as far as
// `automatic_doubles` goes.
Position opening_roll(Position position, int first_die, int second_die, int automatic_doubles = 0);

// Start of the next game; the score is that of `last` with the points of `result`.  The first game that
// begins with a side one point away from winning is the Crawford game.
Position next_game(const Rules& rules, const MatchRules& match, const Position& last,
                   const GameResult& result);

// The side that has the points of the match; there is none in money play.
constexpr bool has_won_match(const Position& position, Side side) {
  return !position.is_money() && position.away(side) == 0;
}
constexpr bool is_match_over(const Position& position) {
  return has_won_match(position, Side::first) || has_won_match(position, Side::second);
}

}  // namespace mt::backgammon
