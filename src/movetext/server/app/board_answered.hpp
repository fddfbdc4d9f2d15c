// Answers to a board that have come to the server's plain address: the mail that they answer names the board.
#pragma once
#include "movetext/server/domain/game.hpp"
#include "movetext/server/protocol/mail/order.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace mt::server::app {

struct BoardAnswered {
  GameId board = 0;
  std::optional<std::uint32_t> event{};  // that the answered mail told of; nothing: only the thread is named
};

// Returns what the newest mail of the server that `mail` answers is about; `domain` is that of the server's
// Message-IDs.
std::optional<BoardAnswered> board_answered(const protocol::InboundMail& mail, std::string_view domain);

// Adds the board to those commands that are about a board and name none.
void name_board(protocol::Order& order, GameId board);
// Says whether the mail of the server with that Message-ID tells of an event that the game does not have: the
// store goes on from a backup, and the board does not stand as the reader of that mail has seen it.
bool tells_of_what_is_lost(const domain::Game& game, std::string_view message_id);

// Gives the moves the number of the half-move that they are meant for: the sender means the position after
// the event that he had seen, whatever is played until he has confirmed the move.
void name_half_moves(protocol::Order& order, const domain::Game& game, AccountId sender,
                     std::uint32_t event_seen);

}  // namespace mt::server::app
