// Finds the board of an answer that was sent to the server's plain address instead of the address of the
// board. The answered mail shows which board is meant.
#pragma once
#include "movetext/server/domain/game.hpp"
#include "movetext/server/protocol/mail/order.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace mt::server::app {

struct BoardAnswered {
  GameId board = 0;
  // The event that the answered mail reported; nothing if only the thread of the mail is known.
  std::optional<std::uint32_t> event{};
};

// Returns the board of the newest server mail that `mail` refers to. `domain` is the domain in the server's
// Message-IDs.
std::optional<BoardAnswered> board_answered(const protocol::InboundMail& mail, std::string_view domain);

// Adds the board to the commands that need a board but do not name one.
void name_board(protocol::Order& order, GameId board);
// Returns whether the server mail with that Message-ID reports an event that the game does not have. This
// happens when the store was restored from a backup after the mail was sent: the reader of the mail has seen
// a position that was lost.
bool tells_of_what_is_lost(const domain::Game& game, std::string_view message_id);

// Gives each move the number of the half-move that it is meant for: the sender's next half-move after the
// event `event_seen`. The number stays right even if other moves are played before the sender confirms the
// command.
void name_half_moves(protocol::Order& order, const domain::Game& game, AccountId sender,
                     std::uint32_t event_seen);

}  // namespace mt::server::app
