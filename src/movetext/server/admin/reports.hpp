// What an operator looks at: tables, and a text above some of them, for a terminal or for a program.
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

// All accounts, whatever their state, in the order of their names.
Report users_report(store::Transaction& store);
// What is known of one.  Nothing: nobody has that name.
std::optional<Report> user_report(store::Transaction& store, std::string_view name);

// Dead letters, and the mails that wait, the oldest first; at most `limit` of each, 1..100000.
Report outbox_report(store::Transaction& store, std::uint32_t limit);

// "offered", "active", "finished", "aborted".
std::optional<domain::GameState> find_game_state(std::string_view word);
// The newest games first, at most `limit` of them, 1..100000.
Report games_report(store::Transaction& store, std::optional<domain::GameState> state, std::uint32_t limit);
// The board as it stands above all its events.  Nothing: there is no such game.
std::optional<Report> game_report(store::Transaction& store, GameId id, Time now);

}  // namespace mt::server::admin
