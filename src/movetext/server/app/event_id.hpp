// The Message-ID of a board mail contains the event that the mail reports, so an answer shows what its sender
// had seen. Ids that are built from numbers in the store also contain a time. Otherwise a store restored from
// a backup could assign the same id again, and mail programs show only one of two mails with the same id.
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
// Adds the time to an id: "d20833.u7@games.example" becomes "d20833.u7.t1800000000000@games.example".
std::string at_moment(std::string_view id, Time at);
// Returns the number of the event in a Message-ID of that game: 17 for
// "g101.e17.u7.t1800000000000@games.example" if `game` is 101. Returns nothing for other ids.
std::optional<std::uint32_t> event_of_message_id(std::string_view id, GameId game);
// Returns the time in the id, or nothing if it has none.
std::optional<Time> moment_of_message_id(std::string_view id);
// Returns the number of the game in the id of an event or of a thread: 101 for the first example above and
// for "g101@games.example". Returns nothing if the domain is another one or the id does not contain a game.
std::optional<GameId> game_of_message_id(std::string_view id, std::string_view domain);

}  // namespace mt::server::app
