// What an operator looks at, as text for a terminal: lines of at most 78 columns.
#pragma once
#include "movetext/server/store/store.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::server {

// All accounts, whatever their state, in the order of their names.
std::string users_report(Transaction& store);
// Nothing: nobody has that name.
std::optional<std::string> user_report(Transaction& store, std::string_view name);

// "offered", "active", "finished", "aborted".
std::optional<GameState> find_game_state(std::string_view word);
// The newest games first, at most `limit` of them, 1..100000.
std::string games_report(Transaction& store, std::optional<GameState> state, std::uint32_t limit);
// The board as it stands and all events.  Nothing: there is no such game.
std::optional<std::string> game_report(Transaction& store, GameId id, Time now);

}  // namespace mt::server
