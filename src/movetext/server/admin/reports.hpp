// Builds reports for an operator, to be shown on a terminal or read by a program. A report is a table, in
// some cases with a text above it.
#pragma once
#include "movetext/server/store/store.hpp"
#include "movetext/server/words/text_table.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::server::admin {

struct Report {
  std::string above;  // text above the table, in lines of at most 78 columns
  words::TextTable table;
};

// Returns a report of all accounts, whatever their state, sorted by name.
Report users_report(store::Transaction& store);
// Returns all data of one account, or nothing if no account has that name.
std::optional<Report> user_report(store::Transaction& store, std::string_view name);

// Returns the undeliverable mails and the waiting mails, oldest first. The report has at most `limit` mails
// of each of the two kinds; `limit` must be 1 to 100000.
Report outbox_report(store::Transaction& store, std::uint32_t limit);

// Returns the state with the name "offered", "active", "finished" or "aborted".
std::optional<domain::GameState> find_game_state(std::string_view word);
// Returns the games, newest first, at most `limit`, which must be 1 to 100000.
Report games_report(store::Transaction& store, std::optional<domain::GameState> state, std::uint32_t limit);
// Returns the present board and all events of the game, or nothing if the game does not exist.
std::optional<Report> game_report(store::Transaction& store, GameId id, Time now);

}  // namespace mt::server::admin
