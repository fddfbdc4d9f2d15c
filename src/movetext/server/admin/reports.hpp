// Builds reports for an operator: tables, some with a text above them, for a terminal or for a program.
#pragma once
#include "movetext/server/store/store.hpp"
#include "movetext/server/words/text_table.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::server::admin {

struct Report {
  std::string above;  // lines of at most 78 columns
  words::TextTable table;
};

// Returns all accounts, whatever their state, sorted by name.
Report users_report(store::Transaction& store);
// Returns all data of one account, or nothing if there is no account of that name.
std::optional<Report> user_report(store::Transaction& store, std::string_view name);

// Returns the undeliverable and the waiting mails, oldest first; at most `limit` of each, 1..100000.
Report outbox_report(store::Transaction& store, std::uint32_t limit);

// Finds "offered", "active", "finished" or "aborted".
std::optional<domain::GameState> find_game_state(std::string_view word);
// Returns games, newest first; at most `limit` of them, 1..100000.
Report games_report(store::Transaction& store, std::optional<domain::GameState> state, std::uint32_t limit);
// Returns the present board and all events of the game, or nothing if there is no such game.
std::optional<Report> game_report(store::Transaction& store, GameId id, Time now);

}  // namespace mt::server::admin
