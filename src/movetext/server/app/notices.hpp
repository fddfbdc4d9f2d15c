// What has happened in a game, and what is on offer in it, as sentences for one reader.
#pragma once
#include "movetext/server/domain/game.hpp"

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

// Without full stops.  `news`: the events that are told, the last ones that `game` has been made of.
std::vector<std::string> notices(const domain::Game& game, std::span<const domain::GameEvent> news,
                                 const Audience& audience);
// What the reader may still answer or take back and `news` do not tell; a watcher: nothing.
std::vector<std::string> standing_offers(const domain::Game& game, std::span<const domain::GameEvent> news,
                                         const Audience& audience);

}  // namespace mt::server::app
