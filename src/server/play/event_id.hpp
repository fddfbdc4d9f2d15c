// The Message-ID of a board mail names the event it tells: an answer says by it what its writer had seen.
#pragma once
#include "movetext/server/domain/ids.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace mt::server {

// "g101.e17.u7@games.example" of board 101: 17.
std::optional<std::uint32_t> event_of_message_id(std::string_view id, GameId game);
// Of the same mail, and of the thread of its board, "g101@games.example": 101.
std::optional<GameId> game_of_message_id(std::string_view id, std::string_view domain);

}  // namespace mt::server
