// Holds the state of a match with its board: checkers, dice, cube, score, and the side that must decide.
//
//   const Position start = start_position(rows::backgammon, {.match_length = 7});
//   const Position rolled = roll(start, {3, 1});      // generate.hpp: the legal plays of it
//
// Side::first is White: the first column of a .mat file, and player 0 of GNU Backgammon. Side::second is
// Black.
#pragma once
#include "movetext/games/api/match_state.hpp"
#include "movetext/games/backgammon/rules.hpp"

#include <cstdint>
#include <string_view>
#include <type_traits>

namespace mt::backgammon {

using mt::are_dice;
using mt::Cube;
using mt::CubeOwner;
using mt::CubeState;
using mt::Dice;
using mt::Flag;
using mt::flag;
using mt::MatchRules;
using mt::owner;

constexpr std::string_view colour_name(Side side) {
  return side == Side::first ? "White" : "Black";
}

struct Position : MatchState {
  Board board{};
  std::uint8_t checkers = max_checkers;  // number of checkers that each side has in this variant

  constexpr int borne_off(Side side) const { return checkers - board.total(side); }
  constexpr bool is_finished(Side side) const { return board.of(side) == 0; }
  friend constexpr bool operator==(const Position&, const Position&) = default;
};
static_assert(sizeof(Position) <= 128 && std::is_trivially_copyable_v<Position>);

// Returns the first position of a match. No dice are rolled, and it is not known which side begins
// (Side::first is a placeholder).
Position start_position(const Rules& rules, const MatchRules& match = {});

}  // namespace mt::backgammon
