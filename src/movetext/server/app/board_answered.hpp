// Finds the board for an answer sent to the server's plain address, from the mail that it answers.
#pragma once
#include "movetext/server/domain/game.hpp"
#include "movetext/server/protocol/mail/order.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace mt::server::app {

struct BoardAnswered {
  GameId board = 0;
  std::optional<std::uint32_t> event{};  // the event in the answered mail; nothing if only the thread is
                                         // known
};

// Returns the board of the newest server mail that `mail` answers.  `domain` is the domain of the server's
// Message-IDs.
std::optional<BoardAnswered> board_answered(const protocol::InboundMail& mail, std::string_view domain);

// Adds the board to those commands that need a board and name none.
void name_board(protocol::Order& order, GameId board);
// Returns whether the server mail with that Message-ID reports an event that the game does not have.  This
// happens after the store was restored from a backup: the reader of the mail has seen another position.
bool tells_of_what_is_lost(const domain::Game& game, std::string_view message_id);

// Gives each move the number of the half-move that it is meant for.  The sender means the position after the
// last event that the sender has seen, even if more is played before the move is confirmed.
void name_half_moves(protocol::Order& order, const domain::Game& game, AccountId sender,
                     std::uint32_t event_seen);

}  // namespace mt::server::app
