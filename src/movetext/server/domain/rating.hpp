// Rates players by Glicko-2 (M. E. Glickman, "Example of the Glicko-2 system", 2022). A rating has a
// deviation, which measures how uncertain it is.
//
// Each rated game is a rating period of its own: both players are rated from the ratings they had before the
// game. Without games, a rating becomes less certain: every 30 days count as one period.
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
  double score = 0;  // 1 for a win, 0.5 for a draw, 0 for a loss
};

struct RatingSystem {
  double tau = 0.5;  // limits how fast the volatility changes; 0.3 to 1.2
  double precision = 1e-6;
  double least_deviation = 30;
  double largest_deviation = 350;
  Duration period = 30 * day_long;
};

// Returns the rating after one period with these games. Without games only the deviation grows. Values are
// not clamped.
Rating rated(const RatingSystem& system, const Rating& before, std::span<const RatedGame> games);

// Returns the rating after an `idle` time without games, followed by one game. The deviation is clamped.
Rating after_game(const RatingSystem& system, const Rating& before, Duration idle, const RatedGame& game);

// Returns the deviation after an `idle` time without games, clamped.
double grown_deviation(const RatingSystem& system, const Rating& rating, Duration idle);

// Returns whether the rating is too uncertain to be meaningful.
constexpr bool is_provisional(const Rating& rating) {
  return rating.deviation > 110;
}

}  // namespace mt::server::domain
