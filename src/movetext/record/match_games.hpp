// Summarises the games of a match.
//
//   for (const GameOfMatch& game : games_of(record)) write(game.score, game.points);
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/record/record.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace mt {

// The actions of one side in a game, or in all games of a match.
struct MatchSide {
  std::uint32_t rolls = 0;
  // sum of the rolled pips, with doubles counted four times; unplayed pips also count
  std::uint64_t pips = 0;
  std::uint32_t plays = 0;    // turns with a play; rolls without a legal play are not counted
  std::uint32_t doubles = 0;  // cube actions that raise the value: doubles, beavers and raccoons
  std::uint32_t takes = 0;    // takes, including those implied by a beaver or by the next roll
  std::uint32_t drops = 0;

  MatchSide& operator+=(const MatchSide& other);
};

struct GameOfMatch {
  std::optional<std::array<std::uint32_t, 2>> score;  // score before the game, if known
  bool is_crawford = false;
  std::array<MatchSide, 2> sides;
  std::uint32_t cube = 1;          // the final value of the cube
  std::optional<Side> cube_owner;  // nullopt if the cube is in the middle
  bool is_dropped = false;         // the game ended because a double was dropped
  std::optional<Side> winner;      // nullopt if unknown
  std::uint32_t points = 0;        // points won by the winner

  const MatchSide& side(Side which) const { return sides[static_cast<std::size_t>(which)]; }
};

// Returns the number of points that wins the match, or 0 if it is money play or unknown.
std::uint32_t length_of_match(const Record& record);

// Returns the games in order. The record must have been replayed, so that cube actions have values. Scores
// come from the headings, or are computed from the earlier games. The Crawford game is the first game in
// which a side begins one point away from winning, unless the tag Crawford is "Off".
std::vector<GameOfMatch> games_of(const Record& record);

}  // namespace mt
