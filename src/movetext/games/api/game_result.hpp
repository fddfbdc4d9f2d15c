// How a game of a match ended, and what comes behind it.
#pragma once
#include "movetext/games/api/match_state.hpp"

#include <string_view>

namespace mt {

struct GameResult {
  enum class Kind : std::uint8_t { open, borne_off, dropped, resigned };

  Kind kind = Kind::open;
  Side winner = Side::first;
  std::uint8_t level = 1;    // 1 single game, 2 gammon, 3 backgammon; also where it does not count
  std::uint32_t points = 0;  // won, above what the match needs too

  constexpr bool over() const { return kind != Kind::open; }
  friend constexpr bool operator==(const GameResult&, const GameResult&) = default;
};

// How much of a game is lost at a level, 1 to 3: "a gammon".
std::string_view level_words(int level);

// What a game won at a level is worth: times the cube, or the cube alone for gammons that do not count
// (Jacoby rule: money play with a cube that no side has turned).
std::uint32_t points_for(const MatchState& state, int level);

// One die of each side, 1..6, before the first turn.  The higher begins with both dice.  Equal dice are
// rolled again: the state stays without dice, in money play with a doubled cube as far as `automatic_doubles`
// goes.
void roll_opening(MatchState& state, int first_die, int second_die, int automatic_doubles = 0);

// `next` is the first state of a match: with the score of `last` and the points of `result` it becomes that
// of the next game.  The first game that begins with a side one point away from winning is the Crawford game.
void carry_score(MatchState& next, const MatchRules& match, const MatchState& last, const GameResult& result);

// The side that has the points of the match; there is none in money play.
constexpr bool has_won_match(const MatchState& state, Side side) {
  return !state.is_money() && state.away(side) == 0;
}
constexpr bool is_match_over(const MatchState& state) {
  return has_won_match(state, Side::first) || has_won_match(state, Side::second);
}

}  // namespace mt
