// The Message-ID of a board mail names the event it tells: an answer says by it what its writer had seen.  It
// names the moment, too, as all do that follow from numbers of the store: a store that goes on from a backup
// gives its numbers a second time, and a mail program shows one of two mails with the same id.
#pragma once
#include "movetext/server/domain/ids.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mt::server::app {

// "g101.e17.u7.t1800000000000@games.example": what account 7 hears of that event.
std::string event_message_id(GameId game, std::uint32_t event, AccountId to, Time at,
                             std::string_view domain);
// "d20833.u7@games.example" and a moment: "d20833.u7.t1800000000000@games.example".
std::string at_moment(std::string_view id, Time at);
// "g101.e17.u7.t1800000000000@games.example" of board 101: 17.
std::optional<std::uint32_t> event_of_message_id(std::string_view id, GameId game);
// The moment that it names, if it names one.
std::optional<Time> moment_of_message_id(std::string_view id);
// Of the same mail, and of the thread of its board, "g101@games.example": 101.
std::optional<GameId> game_of_message_id(std::string_view id, std::string_view domain);

}  // namespace mt::server::app
