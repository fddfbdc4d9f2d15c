#include "movetext/games/backgammon/cube.hpp"

namespace mt::backgammon {
namespace {

// The double or resignation on offer that has to be answered first.
Refusal pending(const Position& position) {
  if (position.double_offered) return Refusal::double_pending;
  return position.resignation != 0 ? Refusal::resignation_pending : Refusal::none;
}

Refusal why_no_roll(const Position& position) {
  if (const Refusal refusal = pending(position); refusal != Refusal::none) return refusal;
  return position.dice.rolled() ? Refusal::already_rolled : Refusal::none;
}

// Whether the cube can be turned by a side that may have to own it, `turns` times from where it stands.
Refusal why_no_cube(const Position& position, int turns) {
  if (position.cube.state == CubeState::disabled || position.match_length == 1) return Refusal::no_cube;
  if (position.cube.state == CubeState::dead || position.crawford == Flag::yes) return Refusal::crawford;
  return position.cube.exponent + turns > position.largest_exponent() ? Refusal::largest_cube : Refusal::none;
}

Refusal why_no_double(const Position& position) {
  if (const Refusal refusal = why_no_roll(position); refusal != Refusal::none) return refusal;
  const Refusal refusal = why_no_cube(position, 1);
  const bool theirs = position.cube.owner == owner(other(position.on_roll));
  return theirs && (refusal == Refusal::none || refusal == Refusal::largest_cube) ? Refusal::not_owner
                                                                                  : refusal;
}

// `doubler`: whether the answer is one of the side that doubled.
Refusal why_no_animal(const Position& position, bool doubler) {
  if (!position.double_offered) return Refusal::no_double;
  if ((position.to_decide == position.on_roll) != doubler) return Refusal::not_doubled;
  if (!position.is_money()) return Refusal::match_play;
  if (position.beavers == Flag::no) return Refusal::no_beavers;
  return why_no_cube(position, 2);
}

Refusal why_no_answer(const Position& position, Action action) {
  if (!position.double_offered) return Refusal::no_double;
  return action == Action::drop && position.animals > 0 ? Refusal::beaver_pending : Refusal::none;
}

// The turn on offer is accepted: it counts, and the first taker has the cube.
void accept_turn(Position& position) {
  ++position.cube.exponent;
  if (position.animals == 0) position.cube.owner = owner(position.to_decide);
}

void close_offer(Position& position) {
  position.double_offered = false;
  position.animals = 0;
  position.resignation = 0;
  position.to_decide = position.on_roll;
}

Turned ended(const Position& position, GameResult::Kind kind, int level, std::uint32_t points) {
  Turned turned{position, {kind, other(position.to_decide), static_cast<std::uint8_t>(level), points}};
  if (kind == GameResult::Kind::resigned) turned.result.winner = position.to_decide;
  close_offer(turned.position);
  return turned;
}

void offer_resignation(Position& position, int level) {
  position.resignation = static_cast<std::uint8_t>(level);
  position.to_decide = other(position.on_roll);
}

}  // namespace

Refusal why_not(const Position& position, Action action) {
  if (position.is_finished(Side::first) || position.is_finished(Side::second)) return Refusal::game_over;
  switch (action) {
    case Action::roll:
      return why_no_roll(position);
    case Action::offer_double:
      return why_no_double(position);
    case Action::take:
    case Action::drop:
      return why_no_answer(position, action);
    case Action::beaver:
      return why_no_animal(position, false);
    case Action::raccoon:
      return why_no_animal(position, true);
    case Action::resign_single:
    case Action::resign_gammon:
    case Action::resign_backgammon:
      return pending(position);
    case Action::accept_resignation:
    case Action::refuse_resignation:
      break;
  }
  return position.resignation == 0 ? Refusal::no_resignation : Refusal::none;
}

Turned act(const Position& position, Action action) {
  Turned turned{position, {}};
  Position& after = turned.position;
  switch (action) {
    case Action::roll:
      break;
    case Action::offer_double:
      after.double_offered = true;
      after.animals = 0;
      after.to_decide = other(after.on_roll);
      break;
    case Action::take:
      accept_turn(after);
      close_offer(after);
      break;
    case Action::drop:
      return ended(position, GameResult::Kind::dropped, 1, position.cube.value());
    case Action::beaver:
    case Action::raccoon:
      accept_turn(after);
      ++after.animals;
      after.to_decide = other(after.to_decide);
      break;
    case Action::resign_single:
    case Action::resign_gammon:
    case Action::resign_backgammon:
      offer_resignation(after, 1 + static_cast<int>(action) - static_cast<int>(Action::resign_single));
      break;
    case Action::accept_resignation:
      return ended(position, GameResult::Kind::resigned, position.resignation,
                   points_for(position, position.resignation));
    case Action::refuse_resignation:
      close_offer(after);
      break;
  }
  return turned;
}

}  // namespace mt::backgammon
