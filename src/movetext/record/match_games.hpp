// What happened in the games of a match, counted.
//
//   for (const MatchGame& game : games_of(record)) write(game.score, game.points);
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/record/record.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace mt {

// What one side has done in a game, or in all games of a match.
struct MatchSide {
  std::uint32_t rolls = 0;
  std::uint64_t pips = 0;   // of its dice, four times a die for doubles, whether they could be played or not
  std::uint32_t plays = 0;  // turns with a play; a roll without a legal one has none
  std::uint32_t doubles = 0;  // turns of the cube: doubles, beavers and raccoons
  std::uint32_t takes = 0;    // of doubles, also those that a beaver or the next roll implies
  std::uint32_t drops = 0;

  MatchSide& operator+=(const MatchSide& other);
};

struct GameOfMatch {
  std::optional<std::array<std::uint32_t, 2>> score;  // before the game, if it is known
  bool is_crawford = false;
  std::array<MatchSide, 2> sides;
  std::uint32_t cube = 1;          // its last value
  std::optional<Side> cube_owner;  // nothing: it is in the middle
  bool is_dropped = false;         // the game ended because a double was dropped
  std::optional<Side> winner;      // nothing: the record does not say
  std::uint32_t points = 0;        // of the winner

  const MatchSide& side(Side which) const { return sides[static_cast<std::size_t>(which)]; }
};

// Returns the points that win the match; 0: it is played for money, or not said.
std::uint32_t length_of_match(const Record& record);

// Returns the games in their order.  The record has been replayed: scores are those of the headings, or
// follow from the games before, and turns of the cube say their value.  The Crawford game is the first that
// begins with a side one point away from winning, unless the tag Crawford is "Off".
std::vector<GameOfMatch> games_of(const Record& record);

}  // namespace mt
