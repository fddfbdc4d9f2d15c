#include "movetext/server/app/board_answered.hpp"

#include "movetext/server/app/event_id.hpp"

#include <algorithm>

namespace mt::server::app {
std::optional<BoardAnswered> board_answered(const protocol::InboundMail& mail, std::string_view domain) {
  const auto named = [&](const std::string& id) -> std::optional<BoardAnswered> {
    const auto board = game_of_message_id(id, domain);
    if (!board) return {};
    return BoardAnswered{*board, event_of_message_id(id, *board)};
  };
  if (const auto found = named(mail.in_reply_to)) return found;
  for (const std::string& id : mail.references)
    if (const auto found = named(id)) return found;
  return {};
}

void name_board(protocol::Order& order, GameId board) {
  for (protocol::OrderLine& line : order.lines) {
    auto* command = std::get_if<protocol::Command>(&line.reading);
    if (command == nullptr || !command->verb->shape->about_board) continue;
    if (command->boards.empty()) command->boards.push_back({board, {}});
    if (command->boards.front().board == 0) command->boards.front().board = board;
  }
}

bool tells_of_what_is_lost(const domain::Game& game, std::string_view message_id) {
  const auto event = event_of_message_id(message_id, game.id());
  const auto moment = moment_of_message_id(message_id);
  if (!event || !moment) return false;
  if (*event > game.seq()) return true;
  const auto& moves = game.moves();
  const auto move = std::find_if(moves.rbegin(), moves.rend(),
                                 [&](const domain::PlayedMove& played) { return played.seq == *event; });
  return move != moves.rend() && move->at != *moment;
}

void name_half_moves(protocol::Order& order, const domain::Game& game, AccountId sender,
                     std::uint32_t event_seen) {
  const auto seat = game.seat_of(sender);
  if (!seat) return;
  const auto& moves = game.moves();
  const auto seen = static_cast<std::uint32_t>(std::count_if(
      moves.begin(), moves.end(), [&](const domain::PlayedMove& move) { return move.seq <= event_seen; }));
  // A player who answers the mail about the player's own last move means the player's next move. The number
  // of half-moves in the address of a board is read in the same way.
  const std::uint32_t meant = game.own_half_move_after(*seat, seen);
  for (protocol::OrderLine& line : order.lines)
    if (auto* command = std::get_if<protocol::Command>(&line.reading); command != nullptr)
      if (command->verb->role == protocol::VerbRole::move && !command->guard) command->guard = meant;
}

}  // namespace mt::server::app
