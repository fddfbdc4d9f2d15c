// Applies turns of the cube and resignations to a position with its board. The rules are the same in every
// match game (games/api/match_action.hpp).
//
//   if (const Refusal refusal = why_not(position, Action::offer_double); refusal != Refusal::none) ...
//   Turned turned = act(position, Action::offer_double);
//   turned = act(turned.position, Action::drop);             // turned.result: the winner and the points
#pragma once
#include "movetext/games/api/match_action.hpp"
#include "movetext/games/backgammon/match.hpp"
#include "movetext/games/backgammon/position.hpp"

namespace mt::backgammon {

using mt::is_useless_double;
using Action = MatchAction;
using Refusal = MatchRefusal;

// Returns Refusal::none if the side to decide may take the action, else the reason why it may not.
inline Refusal why_not(const Position& position, Action action) {
  if (position.is_finished(Side::first) || position.is_finished(Side::second)) return Refusal::game_over;
  return mt::why_not(static_cast<const MatchState&>(position), action);
}

// The position after an action. If the action ended the game, `result` is its result.
struct Turned {
  Position position{};
  GameResult result{};
};

// `action` must be legal. Action::roll changes nothing, because roll() of generate.hpp sets the dice.
inline Turned act(const Position& position, Action action) {
  Turned turned{position, {}};
  turned.result = mt::act(turned.position, action);
  return turned;
}

}  // namespace mt::backgammon
