// The state of a match without the board: score, dice, cube, and the side that must decide.
//
// Side::first is the first column of a .mat file and player 0 of GNU Backgammon.
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/games/api/dice.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace mt {

// Whether a rule or a circumstance applies. Many notations do not give this; the value is then `unknown`,
// which forbids nothing and changes no result.
enum class Flag : std::uint8_t { no, yes, unknown };

constexpr Flag flag(bool set) {
  return set ? Flag::yes : Flag::no;
}

enum class CubeOwner : std::uint8_t { none, first, second };  // none: the cube is in the middle

constexpr CubeOwner owner(Side side) {
  return side == Side::first ? CubeOwner::first : CubeOwner::second;
}

enum class CubeState : std::uint8_t {
  available,
  dead,      // no side may use it in this game: the Crawford game
  disabled,  // the game is played without a cube, as is every match to one point
};

struct Cube {
  static constexpr int max_exponent = 15;
  // XGIDs of money play give this limit, 2^10 = 1024, if the players agreed on no limit.
  static constexpr std::uint8_t usual_limit = 10;

  std::uint8_t exponent = 0;  // the value is 2 to the power of this, 0..15
  CubeOwner owner = CubeOwner::none;
  CubeState state = CubeState::available;

  constexpr std::uint32_t value() const { return std::uint32_t{1} << exponent; }
  friend constexpr bool operator==(Cube, Cube) = default;
};

// The position of a family's game derives from this and adds the board.
struct MatchState {
  std::array<std::uint32_t, 2> score{};  // points of each side
  std::uint32_t match_length = 0;        // points to win; 0: money play
  Dice dice{};
  // While a double, beaver or raccoon must be answered, this is the cube before it was turned. If the answer
  // is a take, the cube gets twice this value.
  Cube cube{};
  std::uint8_t max_cube = 0;   // exponent of the largest agreed value; 0 if no limit was agreed
  Side on_roll = Side::first;  // the side whose turn it is, also while a double or a resignation is on offer
  Side to_decide = Side::first;  // the side that answers; on_roll if nothing is on offer
  bool double_offered = false;
  std::uint8_t animals = 0;       // turns of the cube since the double on offer: beaver 1, raccoon 2 ...
  std::uint8_t resignation = 0;   // on offer to `to_decide`: 0 none, 1 single game, 2 gammon, 3 backgammon
  Flag crawford = Flag::unknown;  // this is the Crawford game
  Flag jacoby = Flag::unknown;    // money play: gammons count only with a turned cube
  Flag beavers = Flag::unknown;   // money play: a taker may turn the cube at once

  constexpr bool is_money() const { return match_length == 0; }
  // Returns the exponent beyond which the cube is not turned.
  constexpr int largest_exponent() const { return max_cube == 0 ? Cube::max_exponent : max_cube; }
  constexpr std::uint32_t points(Side side) const { return score[static_cast<std::size_t>(side)]; }
  constexpr void add_points(Side side, std::uint32_t more) { score[static_cast<std::size_t>(side)] += more; }
  // Returns the points still needed to win the match, 0 if it is won; 0 in money play.
  constexpr std::uint32_t away(Side side) const {
    return points(side) < match_length ? match_length - points(side) : 0;
  }
  friend constexpr bool operator==(const MatchState&, const MatchState&) = default;
};

// Returns whether the score proves that a game of a match with the Crawford rule is the Crawford game: one
// side needs one point, and the other side has none. If the Crawford game had been played before, the other
// side would have won it, and have points.
constexpr bool score_proves_crawford(const MatchState& state) {
  if (state.match_length <= 1) return false;
  const auto proves = [&](Side leader) {
    return state.away(leader) == 1 && state.points(other(leader)) == 0;
  };
  return proves(Side::first) || proves(Side::second);
}

// What was agreed before a match or a session.
struct MatchRules {
  std::uint32_t match_length = 0;  // 0: money play
  bool crawford_rule = true;       // only for matches
  Flag jacoby = Flag::unknown;     // only for money play
  Flag beavers = Flag::unknown;    // only for money play
  bool has_cube = true;
  std::uint8_t max_cube = 0;           // exponent of the largest agreed value; 0 if no limit was agreed
  std::uint8_t automatic_doubles = 0;  // money play: how many equal opening rolls double the cube
};

// Ends a turn whose dice were played or had no play: the other side is on roll.
constexpr void pass_dice(MatchState& state) {
  state.dice = {};
  state.on_roll = state.to_decide = other(state.on_roll);
}

// Returns the state before the first game of a match: no dice are rolled, and the side that begins is not
// known yet (Side::first is a placeholder).
constexpr MatchState first_state(const MatchRules& match) {
  MatchState state;
  state.match_length = match.match_length;
  state.max_cube = match.max_cube;
  if (!match.has_cube || match.match_length == 1) state.cube.state = CubeState::disabled;
  state.crawford = Flag::no;  // a first game is a Crawford game only in a match to one point
  state.jacoby = match.match_length == 0 ? match.jacoby : Flag::no;
  state.beavers = match.match_length == 0 ? match.beavers : Flag::no;
  return state;
}

}  // namespace mt
