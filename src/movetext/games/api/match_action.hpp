// The actions in a game of a match other than playing the dice: rolling, turns of the cube and resignations;
// and the effects of these actions.
//
//   const MatchRefusal refusal = why_not(state, MatchAction::offer_double);
//   if (refusal != MatchRefusal::none) ...
//   const GameResult result = act(state, MatchAction::drop);   // the winner and the points
//
// With a beaver, a side takes a double, turns the cube again at once and keeps it. With a raccoon, the
// doubler answers a beaver by turning the cube again. After a beaver or raccoon, the other side takes or
// turns again. Records often omit this last take: a roll implies it.
#pragma once
#include "movetext/games/api/game_result.hpp"

#include <string_view>

namespace mt {

enum class MatchAction : std::uint8_t {
  roll,
  offer_double,
  take,
  drop,
  beaver,   // by the side that was doubled, also after a raccoon
  raccoon,  // by the side that doubled
  resign_single,
  resign_gammon,
  resign_backgammon,
  accept_resignation,
  refuse_resignation,
};
inline constexpr int action_count = 11;
// `level`: 1 single game, 2 gammon, 3 backgammon.
constexpr MatchAction resignation_of(int level) {
  return static_cast<MatchAction>(static_cast<int>(MatchAction::resign_single) + level - 1);
}

// The reason why an action is not legal.
enum class MatchRefusal : std::uint8_t {
  none,
  no_match,             // the game has neither dice nor a cube
  game_over,            // a side has borne off everything, dropped a double or resigned
  double_pending,       // a double must be answered
  resignation_pending,  // a resignation must be answered
  no_double,            // there is no double to answer
  no_resignation,       // there is no resignation to answer
  already_rolled,       // the dice are on the table and must be played
  no_cube,              // the game is played without a cube, like every match to one point
  crawford,             // this is the Crawford game, or the cube is dead for another reason
  not_owner,            // the other side owns the cube
  largest_cube,         // the cube would exceed the largest value agreed
  match_play,           // beavers and raccoons are only for money play
  no_beavers,           // beavers were not agreed
  not_doubled,          // the doubler cannot beaver, the doubled side cannot raccoon
  beaver_pending,       // a double that was beavered cannot be dropped
};

// Returns a clause: "the other side owns the cube". MatchRefusal::none: "legal".
std::string_view words(MatchRefusal refusal);

// Returns why an action of the side to decide is not legal. The caller must already have checked that no side
// has won on the board.
MatchRefusal why_not(const MatchState& state, MatchAction action);

// Does the action and returns the result of the game if the action ended it. `action` must be legal.
// MatchAction::roll changes nothing: the caller sets the dice.
GameResult act(MatchState& state, MatchAction action);

// Returns whether the side on roll gains nothing by doubling because the present value of the cube wins the
// match for it.
constexpr bool is_useless_double(const MatchState& state) {
  return !state.is_money() && state.cube.value() >= state.away(state.on_roll);
}

}  // namespace mt
