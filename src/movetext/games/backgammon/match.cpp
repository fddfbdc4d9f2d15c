#include "movetext/games/backgammon/match.hpp"

#include <algorithm>

namespace mt::backgammon {
namespace {

// On the bar, or on the loser's points 19..24.
bool is_far_back(const Board& board, Side loser) {
  for (int point = bar - home_points; point <= bar; ++point)
    if (board.count(loser, point) > 0) return true;
  return false;
}

int level_of_loss(const Position& position, Side loser) {
  if (position.borne_off(loser) > 0) return 1;
  return is_far_back(position.board, loser) ? 3 : 2;
}

bool is_one_away(const Position& position) {
  return position.away(Side::first) == 1 || position.away(Side::second) == 1;
}

}  // namespace

std::uint32_t points_for(const Position& position, int level) {
  const bool jacoby =
      position.is_money() && position.jacoby == Flag::yes && position.cube.owner == CubeOwner::none;
  return position.cube.value() * static_cast<std::uint32_t>(jacoby ? 1 : level);
}

GameResult finished(const Position& position) {
  const Side last = other(position.on_roll);  // who played last, should both have finished
  for (const Side winner : {last, position.on_roll}) {
    if (!position.is_finished(winner)) continue;
    const int level = level_of_loss(position, other(winner));
    return {GameResult::Kind::borne_off, winner, static_cast<std::uint8_t>(level),
            points_for(position, level)};
  }
  return {};
}

Position opening_roll(Position position, int first_die, int second_die, int automatic_doubles) {
  if (first_die == second_die) {
    const bool doubles = position.is_money() && position.cube.state == CubeState::available &&
                         position.cube.owner == CubeOwner::none;
    const int most = std::min(automatic_doubles, position.largest_exponent());
    if (doubles && position.cube.exponent < most) ++position.cube.exponent;
    return position;
  }
  position.on_roll = first_die > second_die ? Side::first : Side::second;
  position.to_decide = position.on_roll;
  position.dice = {static_cast<std::uint8_t>(first_die), static_cast<std::uint8_t>(second_die)};
  return position;
}

Position next_game(const Rules& rules, const MatchRules& match, const Position& last,
                   const GameResult& result) {
  Position next = start_position(rules, match);
  next.score = last.score;
  next.score[index(result.winner)] += result.points;
  const bool crawford =
      match.crawford_rule && match.match_length > 1 && is_one_away(next) && !is_one_away(last);
  next.crawford = flag(crawford);
  if (crawford && next.cube.state == CubeState::available) next.cube.state = CubeState::dead;
  return next;
}

}  // namespace mt::backgammon
