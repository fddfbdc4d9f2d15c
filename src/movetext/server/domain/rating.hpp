// Rates players by Glicko-2 (M.  E.  Glickman, "Example of the Glicko-2 system", 2022): how strong a player
// is, and how certain that is.
//
// Each rated game is a separate rating period: both sides are rated from their ratings before it.  Time
// without a game makes a rating less certain, by one period for each 30 days.
#pragma once
#include "movetext/server/domain/ids.hpp"

#include <span>

namespace mt::server::domain {

struct Rating {
  double rating = 1500;
  double deviation = 350;
  double volatility = 0.06;
};

struct RatedGame {
  Rating opponent;
  double score = 0;  // 1 won, 0.5 drawn, 0 lost
};

struct RatingSystem {
  double tau = 0.5;  // limits how fast the volatility changes: 0.3 .. 1.2
  double precision = 1e-6;
  double least_deviation = 30;
  double largest_deviation = 350;
  Duration period = 30 * day_long;
};

// Returns the rating after one period with these games; without games only the deviation grows.  No value is
// clamped.
Rating rated(const RatingSystem& system, const Rating& before, std::span<const RatedGame> games);

// Returns the rating after `idle` time without a game and then this one game, with the deviation clamped.
Rating after_game(const RatingSystem& system, const Rating& before, Duration idle, const RatedGame& game);

// Returns the deviation after that time without a game, clamped.
double grown_deviation(const RatingSystem& system, const Rating& rating, Duration idle);

// Returns whether the rating is still too uncertain to mean much.
constexpr bool is_provisional(const Rating& rating) {
  return rating.deviation > 110;
}

}  // namespace mt::server::domain
