// Rates the two players of a game that has just ended.
#pragma once
#include "movetext/server/domain/game.hpp"
#include "movetext/server/domain/rating.hpp"
#include "movetext/server/store/store.hpp"

#include <optional>
#include <string>

namespace mt::server::app {

// Returns whether the game counts: it was rated, it has two players, and both have moved.
bool is_rated(const domain::Game& game);

// Saves both ratings and returns the event that records them; nothing if the game does not count.  The text
// of the event is "1500.0 1662.3 1500.0 1337.7": first seat before and after, then second seat.
std::optional<domain::GameEvent> rate(const domain::RatingSystem& system, const domain::Game& game,
                                      store::Transaction& transaction, Time now);

// The numbers in the text of such an event.  parse_rated() returns nothing for any other text.
struct RatedNumbers {
  double before[2] = {};
  double after[2] = {};
};
std::optional<RatedNumbers> parse_rated(const std::string& text);

}  // namespace mt::server::app
