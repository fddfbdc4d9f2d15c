// Ratings of the two players of a game that has just ended.
#pragma once
#include "movetext/server/domain/game.hpp"
#include "movetext/server/domain/rating.hpp"
#include "movetext/server/store/store.hpp"

#include <optional>
#include <string>

namespace mt::server::app {

// Whether the game counts: it was to be rated, by two players, and both have moved.
bool is_rated(const domain::Game& game);

// Saves both ratings and gives the event that tells them ("1500.0 1662.3 1500.0 1337.7": of the first seat
// before and after, then of the second); nothing if the game does not count.
std::optional<domain::GameEvent> rate(const domain::RatingSystem& system, const domain::Game& game,
                                      store::Transaction& transaction, Time now);

// The numbers of such an event; nothing if it is none.
struct RatedNumbers {
  double before[2] = {};
  double after[2] = {};
};
std::optional<RatedNumbers> parse_rated(const std::string& text);

}  // namespace mt::server::app
