// Counts the games in which a move was played, and their results.
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/record/grouping.hpp"

#include <cstdint>

namespace mt {

// The result of a game for its two sides.
struct GameWorth {
  PlayerResult first = PlayerResult::none;
  PlayerResult second = PlayerResult::none;
  std::int64_t points = 0;  // points that the first side wins in a game of a match; negative if it loses them
};

// From the view of the side that plays the move.
struct MoveSums {
  std::uint64_t games = 0;
  std::uint64_t wins = 0;
  std::uint64_t draws = 0;
  std::uint64_t losses = 0;
  std::int64_t points = 0;  // in matches: points won less points lost

  void add(const GameWorth& worth, Side side) {
    ++games;
    const PlayerResult result = side == Side::first ? worth.first : worth.second;
    if (result == PlayerResult::win) ++wins;
    if (result == PlayerResult::draw) ++draws;
    if (result == PlayerResult::loss) ++losses;
    points += side == Side::first ? worth.points : -worth.points;
  }
  MoveSums& operator+=(const MoveSums& other) {
    games += other.games;
    wins += other.wins;
    draws += other.draws;
    losses += other.losses;
    points += other.points;
    return *this;
  }
  // The number of games with a result.
  std::uint64_t decided() const { return wins + draws + losses; }
  // Returns the share of the points that the side has won, 0 to 1; a draw is half a point. Requires
  // decided() > 0.
  double score() const {
    return (static_cast<double>(wins) + static_cast<double>(draws) / 2) / static_cast<double>(decided());
  }
};

}  // namespace mt
