#include "movetext/games/api/game_result.hpp"

#include <algorithm>
#include <array>

namespace mt {
namespace {

bool is_one_away(const MatchState& state) {
  return state.away(Side::first) == 1 || state.away(Side::second) == 1;
}

}  // namespace

std::string_view level_words(int level) {
  constexpr std::array<std::string_view, 3> words{"a single game", "a gammon", "a backgammon"};
  return words[static_cast<std::size_t>(level) - 1];
}

std::uint32_t points_for(const MatchState& state, int level) {
  const bool jacoby = state.is_money() && state.jacoby == Flag::yes && state.cube.owner == CubeOwner::none;
  return state.cube.value() * static_cast<std::uint32_t>(jacoby ? 1 : level);
}

void roll_opening(MatchState& state, int first_die, int second_die, int automatic_doubles) {
  if (first_die == second_die) {
    const bool doubles =
        state.is_money() && state.cube.state == CubeState::available && state.cube.owner == CubeOwner::none;
    const int most = std::min(automatic_doubles, state.largest_exponent());
    if (doubles && state.cube.exponent < most) ++state.cube.exponent;
    return;
  }
  state.on_roll = first_die > second_die ? Side::first : Side::second;
  state.to_decide = state.on_roll;
  state.dice = {static_cast<std::uint8_t>(first_die), static_cast<std::uint8_t>(second_die)};
}

void carry_score(MatchState& next, const MatchRules& match, const MatchState& last,
                 const GameResult& result) {
  next.score = last.score;
  next.add_points(result.winner, result.points);
  const bool crawford =
      match.crawford_rule && match.match_length > 1 && is_one_away(next) && !is_one_away(last);
  next.crawford = flag(crawford);
  if (crawford && next.cube.state == CubeState::available) next.cube.state = CubeState::dead;
}

}  // namespace mt
