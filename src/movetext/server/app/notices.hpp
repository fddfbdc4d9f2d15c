// What has happened in a game, and what is on offer in it, as sentences for one reader.
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
  std::optional<Side> seat{};                       // of the reader; nothing: a watcher
  std::function<std::string(AccountId)> name_of{};  // of an account
};

// Sentences without full stops.  `news`: the events to report, the last ones that `game` has been made of.
std::vector<Phrase> notices(const domain::Game& game, std::span<const domain::GameEvent> news,
                            const Audience& audience);
// Offers that the reader may still answer or take back and that `news` do not report; none for a watcher.
std::vector<Phrase> standing_offers(const domain::Game& game, std::span<const domain::GameEvent> news,
                                    const Audience& audience);

}  // namespace mt::server::app
