// The Message-ID of a board mail names the event that the mail reports, so that an answer shows what its
// sender had seen.  Every id built from numbers of the store also contains a time: a store restored from a
// backup assigns its numbers a second time, and a mail program shows only one of two mails with the same id.
#pragma once
#include "movetext/server/domain/ids.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::server::app {

// Returns "g101.e17.u7.t1800000000000@games.example" for the mail to account 7 about event 17 of game 101.
std::string event_message_id(GameId game, std::uint32_t event, AccountId to, Time at,
                             std::string_view domain);
// Adds the time: "d20833.u7@games.example" becomes "d20833.u7.t1800000000000@games.example".
std::string at_moment(std::string_view id, Time at);
// Returns 17 for "g101.e17.u7.t1800000000000@games.example" if `game` is 101; nothing for any other id.
std::optional<std::uint32_t> event_of_message_id(std::string_view id, GameId game);
// Returns the time in the id; nothing if it has none.
std::optional<Time> moment_of_message_id(std::string_view id);
// Returns 101 for the id above, and for the thread of that board, "g101@games.example"; nothing if the id has
// another domain or names no game.
std::optional<GameId> game_of_message_id(std::string_view id, std::string_view domain);

}  // namespace mt::server::app
