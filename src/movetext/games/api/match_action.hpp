// What may be done in a game of a match beside playing the dice, and what it does: rolling, the cube,
// resignations.
//
//   if (const MatchRefusal refusal = why_not(state, MatchAction::offer_double); refusal !=
//   MatchRefusal::none) ... const GameResult result = act(state, MatchAction::drop);             // who won
//   how much
//
// A beaver takes the cube and turns it at once, keeping it; a raccoon is the doubler's turn of it after a
// beaver.  Whoever of them turned last, the other says take (or turns again).  Records often leave that take
// out: a roll implies it.
#pragma once
#include "movetext/games/api/game_result.hpp"

#include <string_view>

namespace mt {

enum class MatchAction : std::uint8_t {
  roll,
  offer_double,
  take,
  drop,
  beaver,   // by who was doubled, also after a raccoon
  raccoon,  // by who doubled
  resign_single,
  resign_gammon,
  resign_backgammon,
  accept_resignation,
  refuse_resignation,
};
inline constexpr int action_count = 11;

// Why an action is not legal now.
enum class MatchRefusal : std::uint8_t {
  none,
  game_over,            // a side has borne off everything
  double_pending,       // a double waits for its answer
  resignation_pending,  // a resignation waits for its answer
  no_double,            // there is no double to answer
  no_resignation,       // there is no resignation to answer
  already_rolled,       // the dice are on the table: they have to be played
  no_cube,              // the game is played without a cube, as is every match to one point
  crawford,             // this is the Crawford game, or the cube is dead for another reason
  not_owner,            // the other side owns the cube
  largest_cube,         // the cube has no room for that many turns
  match_play,           // beavers and raccoons are of money play
  no_beavers,           // they were not agreed
  not_doubled,          // who doubled cannot beaver, who was doubled cannot raccoon
  beaver_pending,       // a double that was beavered cannot be dropped
};

// A clause: "the other side owns the cube".  MatchRefusal::none: "legal".
std::string_view words(MatchRefusal refusal);

// Whether the action is legal as far as the board allows it: the game is not over.  It is that of the side to
// decide.
MatchRefusal why_not(const MatchState& state, MatchAction action);

// Does it, and gives the result of the game if that ended it.  `action` must be legal.  MatchAction::roll
// changes nothing: the dice come by themselves.
GameResult act(MatchState& state, MatchAction action);

// Whether the side on roll gains nothing by doubling: the points of the cube as it stands win the match for
// it.
constexpr bool is_useless_double(const MatchState& state) {
  return !state.is_money() && state.cube.value() >= state.away(state.on_roll);
}

}  // namespace mt
