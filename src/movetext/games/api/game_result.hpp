// How a game of a match ended, and what follows for the score.
#pragma once
#include "movetext/games/api/match_state.hpp"

#include <string_view>

namespace mt {

struct GameResult {
  enum class Kind : std::uint8_t { open, borne_off, dropped, resigned };

  Kind kind = Kind::open;
  Side winner = Side::first;
  std::uint8_t level = 1;    // 1 single game, 2 gammon, 3 backgammon, even if the level does not count
  std::uint32_t points = 0;  // points won, even if the match needs fewer

  constexpr bool over() const { return kind != Kind::open; }
  friend constexpr bool operator==(const GameResult&, const GameResult&) = default;
};

// Returns the name of a level from 1 to 3: "a single game", "a gammon", "a backgammon".
std::string_view level_words(int level);

// Returns the points of a game won at that level: the level times the cube, or the cube alone if gammons do
// not count (Jacoby rule: money play with a cube that no side has turned).
std::uint32_t points_for(const MatchState& state, int level);

// Sets the opening roll: one die of each side, 1..6, before the first turn. The side with the higher die
// begins with both dice. If the dice are equal, the state keeps no dice, and the sides must roll again. In
// money play, equal dice also double the cube, at most `automatic_doubles` times.
void roll_opening(MatchState& state, int first_die, int second_die, int automatic_doubles = 0);

// Turns `next`, the first state of a match, into the first state of the next game: its score is the score of
// `last` plus the points of `result`. The first game that begins with a side one point away from winning is
// the Crawford game.
void carry_score(MatchState& next, const MatchRules& match, const MatchState& last, const GameResult& result);

// Returns whether the side has the points of the match; in money play no side has.
constexpr bool has_won_match(const MatchState& state, Side side) {
  return !state.is_money() && state.away(side) == 0;
}
constexpr bool is_match_over(const MatchState& state) {
  return has_won_match(state, Side::first) || has_won_match(state, Side::second);
}

}  // namespace mt
