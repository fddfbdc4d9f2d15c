// The figures of a move, or of a position, that the explorer shows.
#pragma once
#include "movetext/database/explorer/entry.hpp"
#include "movetext/tournament/performance.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace mt::database {

// A sum of ratings.
struct RatingSum {
  std::int64_t games = 0;
  std::int64_t sum = 0;

  // Returns the average, rounded to an integer (a half is rounded up), or nullopt without games.
  std::optional<std::int64_t> average() const;
  friend bool operator==(const RatingSum&, const RatingSum&) = default;
};

// All results are those of the side that moves.
struct MoveFigures {
  std::int64_t games = 0;
  std::int64_t wins = 0;
  std::int64_t draws = 0;
  std::int64_t losses = 0;
  std::int64_t points = 0;  // won less lost
  RatingSum movers{};       // ratings of the sides that move
  RatingSum opponents{};    // ratings of their opponents
  RatingSum beaten{};       // ratings of the opponents in games with results
  std::int64_t halves = 0;  // twice the points scored in these games; a draw is half a point
  std::int32_t last_year = 0;
  std::vector<TopGame> top{};

  std::int64_t decided() const { return wins + draws + losses; }
  // Returns the share of the points that the side has scored, 0 to 1. Requires decided() > 0.
  double score() const {
    return (static_cast<double>(wins) + static_cast<double>(draws) / 2) / static_cast<double>(decided());
  }
  // Returns the rating of the performance, or nullopt without results against rated opponents.
  std::optional<std::int64_t> performance() const;

  // Adds a game, including its year and its place among the best games.
  void add(const GameRef& game, const GameFigures& figures);
  // Adds the sums of a cell, or subtracts them if `sign` is -1. Year and best games are not changed.
  void add(const Cell& cell, int sign);
  // Adds other figures, or subtracts their sums if `sign` is -1. A subtraction does not change year and best
  // games.
  void add(const MoveFigures& other, int sign);
};

}  // namespace mt::database
