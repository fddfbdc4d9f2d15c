#include "movetext/server/app/board_answered.hpp"

#include "movetext/server/app/event_id.hpp"

#include <algorithm>

namespace mt::server {
namespace {

bool is_about_board(Shape shape) {
  switch (shape) {
    case Shape::moves:
    case Shape::conditions:
    case Shape::act:
    case Shape::answer:
    case Shape::talk:
    case Shape::boards:
    case Shape::preview:
    case Shape::watch:
      return true;
    default:
      return false;
  }
}

}  // namespace

std::optional<BoardAnswered> board_answered(const Letter& letter, std::string_view domain) {
  const auto named = [&](const std::string& id) -> std::optional<BoardAnswered> {
    const auto board = game_of_message_id(id, domain);
    if (!board) return {};
    return BoardAnswered{*board, event_of_message_id(id, *board)};
  };
  if (const auto found = named(letter.in_reply_to)) return found;
  for (const std::string& id : letter.references)
    if (const auto found = named(id)) return found;
  return {};
}

void name_board(Order& order, GameId board) {
  for (OrderLine& line : order.lines) {
    auto* command = std::get_if<Command>(&line.reading);
    if (command == nullptr || !is_about_board(row_of(command->verb).shape)) continue;
    if (command->boards.empty()) command->boards.push_back({board, {}});
    if (command->boards.front().board == 0) command->boards.front().board = board;
  }
}

bool tells_of_what_is_lost(const Game& game, std::string_view message_id) {
  const auto event = event_of_message_id(message_id, game.id());
  const auto moment = moment_of_message_id(message_id);
  if (!event || !moment) return false;
  if (*event > game.seq()) return true;
  const auto& moves = game.moves();
  const auto move = std::find_if(moves.rbegin(), moves.rend(),
                                 [&](const PlayedMove& played) { return played.seq == *event; });
  return move != moves.rend() && move->at != *moment;
}

void name_half_moves(Order& order, const Game& game, AccountId sender, std::uint32_t event_seen) {
  const auto seat = game.seat_of(sender);
  if (!seat) return;
  const auto& moves = game.moves();
  const auto seen = static_cast<std::uint32_t>(std::count_if(
      moves.begin(), moves.end(), [&](const PlayedMove& move) { return move.seq <= event_seen; }));
  // As with the addresses of boards: an answer to one's own last move is the next one.
  const auto mover = seen < game.ply() ? std::optional(moves[seen].seat) : game.awaited();
  const std::uint32_t meant = seen + (mover == other(*seat) ? 2 : 1);
  for (OrderLine& line : order.lines)
    if (auto* command = std::get_if<Command>(&line.reading); command != nullptr)
      if (command->verb == Verb::move && !command->guard) command->guard = meant;
}

}  // namespace mt::server
