#include "movetext/games/api/match_action.hpp"

namespace mt {
namespace {

// Returns the double or resignation on offer that must be answered first.
MatchRefusal pending(const MatchState& state) {
  if (state.double_offered) return MatchRefusal::double_pending;
  return state.resignation != 0 ? MatchRefusal::resignation_pending : MatchRefusal::none;
}

MatchRefusal why_no_roll(const MatchState& state) {
  if (const MatchRefusal refusal = pending(state); refusal != MatchRefusal::none) return refusal;
  return state.dice.rolled() ? MatchRefusal::already_rolled : MatchRefusal::none;
}

// Returns why the cube cannot be turned `turns` times; its owner is not checked.
MatchRefusal why_no_cube(const MatchState& state, int turns) {
  if (state.cube.state == CubeState::disabled || state.match_length == 1) return MatchRefusal::no_cube;
  if (state.cube.state == CubeState::dead || state.crawford == Flag::yes) return MatchRefusal::crawford;
  return state.cube.exponent + turns > state.largest_exponent() ? MatchRefusal::largest_cube
                                                                : MatchRefusal::none;
}

MatchRefusal why_no_double(const MatchState& state) {
  if (const MatchRefusal refusal = why_no_roll(state); refusal != MatchRefusal::none) return refusal;
  const MatchRefusal refusal = why_no_cube(state, 1);
  const bool theirs = state.cube.owner == owner(other(state.on_roll));
  return theirs && (refusal == MatchRefusal::none || refusal == MatchRefusal::largest_cube)
             ? MatchRefusal::not_owner
             : refusal;
}

// Returns why a beaver or raccoon is not legal. `doubler`: the action is a raccoon, which only the side that
// doubled may do; a beaver is only for the other side.
MatchRefusal why_no_animal(const MatchState& state, bool doubler) {
  if (!state.double_offered) return MatchRefusal::no_double;
  if ((state.to_decide == state.on_roll) != doubler) return MatchRefusal::not_doubled;
  if (!state.is_money()) return MatchRefusal::match_play;
  if (state.beavers == Flag::no) return MatchRefusal::no_beavers;
  return why_no_cube(state, 2);
}

MatchRefusal why_no_answer(const MatchState& state, MatchAction action) {
  if (!state.double_offered) return MatchRefusal::no_double;
  return action == MatchAction::drop && state.animals > 0 ? MatchRefusal::beaver_pending : MatchRefusal::none;
}

// Accepts the turn of the cube that is on offer. The cube gets the new value. If no beaver came before, the
// side that takes becomes the owner of the cube.
void accept_turn(MatchState& state) {
  ++state.cube.exponent;
  if (state.animals == 0) state.cube.owner = owner(state.to_decide);
}

void close_offer(MatchState& state) {
  state.double_offered = false;
  state.animals = 0;
  state.resignation = 0;
  state.to_decide = state.on_roll;
}

GameResult ended(MatchState& state, GameResult::Kind kind, int level, std::uint32_t points) {
  const bool resigned = kind == GameResult::Kind::resigned;
  const GameResult result{kind, resigned ? state.to_decide : other(state.to_decide),
                          static_cast<std::uint8_t>(level), points};
  close_offer(state);
  return result;
}

void offer_resignation(MatchState& state, int level) {
  state.resignation = static_cast<std::uint8_t>(level);
  state.to_decide = other(state.on_roll);
}

}  // namespace

std::string_view words(MatchRefusal refusal) {
  switch (refusal) {
    case MatchRefusal::none:
      break;
    case MatchRefusal::no_match:
      return "this game has neither dice nor a cube";
    case MatchRefusal::game_over:
      return "the game is over: a side has borne off all its checkers";
    case MatchRefusal::double_pending:
      return "a double is waiting for an answer";
    case MatchRefusal::resignation_pending:
      return "a resignation is waiting for an answer";
    case MatchRefusal::no_double:
      return "no double is on offer";
    case MatchRefusal::no_resignation:
      return "no resignation is on offer";
    case MatchRefusal::already_rolled:
      return "the dice have been rolled and must be played";
    case MatchRefusal::no_cube:
      return "the game is played without a cube";
    case MatchRefusal::crawford:
      return "the cube is not used in the Crawford game";
    case MatchRefusal::not_owner:
      return "the other side owns the cube";
    case MatchRefusal::largest_cube:
      return "the cube cannot go beyond the largest value agreed";
    case MatchRefusal::match_play:
      return "beavers and raccoons belong to money play";
    case MatchRefusal::no_beavers:
      return "beavers were not agreed";
    case MatchRefusal::not_doubled:
      return "a beaver is turned by the side that was doubled, a raccoon by the side that doubled";
    case MatchRefusal::beaver_pending:
      return "a double that was beavered can only be taken";
  }
  return "legal";
}

MatchRefusal why_not(const MatchState& state, MatchAction action) {
  switch (action) {
    case MatchAction::roll:
      return why_no_roll(state);
    case MatchAction::offer_double:
      return why_no_double(state);
    case MatchAction::take:
    case MatchAction::drop:
      return why_no_answer(state, action);
    case MatchAction::beaver:
      return why_no_animal(state, false);
    case MatchAction::raccoon:
      return why_no_animal(state, true);
    case MatchAction::resign_single:
    case MatchAction::resign_gammon:
    case MatchAction::resign_backgammon:
      return pending(state);
    case MatchAction::accept_resignation:
    case MatchAction::refuse_resignation:
      break;
  }
  return state.resignation == 0 ? MatchRefusal::no_resignation : MatchRefusal::none;
}

GameResult act(MatchState& state, MatchAction action) {
  switch (action) {
    case MatchAction::roll:
      break;
    case MatchAction::offer_double:
      state.double_offered = true;
      state.animals = 0;
      state.to_decide = other(state.on_roll);
      break;
    case MatchAction::take:
      accept_turn(state);
      close_offer(state);
      break;
    case MatchAction::drop:
      return ended(state, GameResult::Kind::dropped, 1, state.cube.value());
    case MatchAction::beaver:
    case MatchAction::raccoon:
      accept_turn(state);
      ++state.animals;
      state.to_decide = other(state.to_decide);
      break;
    case MatchAction::resign_single:
    case MatchAction::resign_gammon:
    case MatchAction::resign_backgammon:
      offer_resignation(state, 1 + static_cast<int>(action) - static_cast<int>(MatchAction::resign_single));
      break;
    case MatchAction::accept_resignation:
      return ended(state, GameResult::Kind::resigned, state.resignation,
                   points_for(state, state.resignation));
    case MatchAction::refuse_resignation:
      close_offer(state);
      break;
  }
  return {};
}

}  // namespace mt
