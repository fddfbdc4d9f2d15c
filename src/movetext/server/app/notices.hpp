// Writes sentences that report the events of a game and its open offers to one reader.
#pragma once
#include "movetext/server/domain/game.hpp"
#include "movetext/server/domain/phrase.hpp"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace mt::server::app {

struct Audience {
  std::optional<Side> seat{};                       // the seat of the reader; nothing for a watcher
  std::function<std::string(AccountId)> name_of{};  // returns the name of an account
};

// Returns sentences, without full stops, for the events in `news`. They must be the last events of `game`.
std::vector<Phrase> notices(const domain::Game& game, std::span<const domain::GameEvent> news,
                            const Audience& audience);
// Returns the offers that the reader can still answer or take back and that are not among `news`. Returns
// nothing for a watcher.
std::vector<Phrase> standing_offers(const domain::Game& game, std::span<const domain::GameEvent> news,
                                    const Audience& audience);

}  // namespace mt::server::app
