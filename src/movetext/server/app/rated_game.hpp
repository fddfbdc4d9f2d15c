// Rates the two players of a game that has just ended.
#pragma once
#include "movetext/server/domain/game.hpp"
#include "movetext/server/domain/rating.hpp"
#include "movetext/server/store/store.hpp"

#include <optional>
#include <string>

namespace mt::server::app {

// Returns whether the game counts for ratings: its terms are rated, it has two different players, and both
// have moved.
bool is_rated(const domain::Game& game);

// Saves the new ratings of both players and returns the event that records them. Returns nothing if the game
// does not count. The text of the event is "1500.0 1662.3 1500.0 1337.7": the ratings of the first seat
// before and after the game, then the ratings of the second seat before and after the game.
std::optional<domain::GameEvent> rate(const domain::RatingSystem& system, const domain::Game& game,
                                      store::Transaction& transaction, Time now);

// The numbers in the text of a `rated` event. parse_rated() returns nothing for other texts.
struct RatedNumbers {
  double before[2] = {};
  double after[2] = {};
};
std::optional<RatedNumbers> parse_rated(const std::string& text);

}  // namespace mt::server::app
