#include "movetext/engine/protocol/gnubg/match_terms.hpp"

#include "movetext/games/api/game_spec.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace mt::engine::gnubg {
namespace {

constexpr std::string_view notation = "gnubg";
constexpr auto games = std::to_array<std::string_view>({"backgammon", "nackgammon", "longgammon"});

// The limits of GNU Backgammon 1.07.
constexpr std::uint32_t longest_match = 64;
constexpr std::uint32_t largest_cube = 4096;
// In money play the equity does not depend on the value of the cube, so a larger cube is replaced by this.
constexpr std::uint32_t usual_cube = 1024;

// Returns whether a side may turn the cube in this game, now or later.
bool has_live_cube(const MatchState& state) {
  return state.cube.state == CubeState::available && state.match_length != 1 &&
         state.cube.exponent < state.largest_exponent();
}

bool is_crawford(const MatchState& state) {
  return !state.is_money() &&
         (state.crawford == Flag::yes || (state.crawford == Flag::unknown && score_proves_crawford(state)));
}

}  // namespace

bool has_game(const GameSpec& spec) {
  return spec.family().has_dice && std::find(games.begin(), games.end(), spec.row->name) != games.end();
}

std::string objection_to(const MatchState& state) {
  if (state.match_length > longest_match)
    return "GNU Backgammon supports matches of up to " + std::to_string(longest_match) + " points, not " +
           std::to_string(state.match_length);
  if (!state.is_money() && state.cube.value() > largest_cube)
    return "GNU Backgammon supports cubes of up to " + std::to_string(largest_cube) + ", not " +
           std::to_string(state.cube.value());
  return {};
}

std::string match_terms(const MatchState& state, Side mover, AskedCube cube) {
  std::string out;
  const auto add = [&](const std::string& word) { out.append(out.empty() ? "" : " ").append(word); };
  add(std::to_string(state.is_money() ? std::min(cube.value, usual_cube) : cube.value));
  add(cube.owner == CubeOwner::none ? "-1" : cube.owner == owner(mover) ? "0" : "1");
  add(std::to_string(state.match_length));
  const bool is_money = state.is_money();
  for (const Side side : {mover, other(mover)}) add(is_money ? "0" : std::to_string(state.points(side)));
  const bool has_cube = has_live_cube(state);
  for (const bool flag : {is_crawford(state), is_money && state.jacoby == Flag::yes,
                          is_money && state.beavers == Flag::yes, has_cube})
    add(flag ? "1" : "0");
  return out;
}

std::string match_terms(const MatchState& state, Side mover) {
  return match_terms(state, mover, {state.cube.value(), state.cube.owner});
}

std::string position_id(const AnyGame& game, const AnyPosition& position, Side mover) {
  MatchState state = *game.match_state(position);
  state.dice = {};
  state.double_offered = false;
  state.animals = 0;
  state.resignation = 0;
  state.on_roll = state.to_decide = mover;
  const std::string id = full_id(game, game.with_match_state(position, state));
  return id.substr(0, id.find(':'));
}

// The Match ID has the same state as match_terms().
std::string full_id(const AnyGame& game, const AnyPosition& position) {
  MatchState state = *game.match_state(position);
  state.crawford = flag(is_crawford(state));
  if (state.is_money()) {
    state.score = {};
    while (state.cube.value() > usual_cube) --state.cube.exponent;
  }
  std::string out;
  return game.write_position(game.with_match_state(position, state), notation, out) ? out : std::string();
}

}  // namespace mt::engine::gnubg
