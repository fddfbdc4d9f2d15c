// Answers to a board that came to the server's plain address: the mail that they answer names the board.
#pragma once
#include "movetext/server/domain/game.hpp"
#include "movetext/server/protocol/mail/order.hpp"

#include <cstdint>
#include <optional>
#include <string_view>

namespace mt::server::app {

struct BoardAnswered {
  GameId board = 0;
  std::optional<std::uint32_t> event{};  // that the mail told of; nothing: the thread alone is named
};

// The newest mail of ours that the letter answers; `domain` is that of our Message-IDs.
std::optional<BoardAnswered> board_answered(const protocol::InboundMail& letter, std::string_view domain);

// What an answer to a board leaves out: its commands are about that board.
void name_board(protocol::Order& order, GameId board);
// Whether that mail of ours tells of an event that is not there any more: the store goes on from a backup,
// and what its reader has seen is not how the board stands.
bool tells_of_what_is_lost(const domain::Game& game, std::string_view message_id);

// A move is meant for the position behind the event that its sender had seen, whatever is played until he has
// confirmed it.
void name_half_moves(protocol::Order& order, const domain::Game& game, AccountId sender,
                     std::uint32_t event_seen);

}  // namespace mt::server::app
