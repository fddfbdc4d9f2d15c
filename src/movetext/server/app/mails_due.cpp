#include "movetext/server/app/mails_due.hpp"

namespace mt::server::app {

MailsDue mails_due(std::span<const domain::GameEvent> events) {
  MailsDue due;
  for (const domain::GameEvent& event : events) switch (event.kind) {
      case domain::GameEventKind::offered:
        due.offered_ = true;
        break;
      case domain::GameEventKind::declined:
      case domain::GameEventKind::withdrawn:
      case domain::GameEventKind::expired:
        due.offer_end_ = true;
        due.ended_by_ = event.by;
        break;
      case domain::GameEventKind::said:
      case domain::GameEventKind::noted:
        due.said_ = true;
        due.said_by_ = event.by;
        break;
      case domain::GameEventKind::reminded:
        due.reminded_ = true;
        break;
      case domain::GameEventKind::resign_asked:
      case domain::GameEventKind::queued:
        // If `a` is 0, the resignation waits for the player's own confirmation, or the player has changed the
        // queue.
        due.board_ = due.board_ || event.a != 0;
        due.news_ = due.news_ || event.a != 0;
        break;
      case domain::GameEventKind::moved:
      case domain::GameEventKind::rolled:
        due.board_ = true;
        break;
      case domain::GameEventKind::agreed:
      case domain::GameEventKind::submitted:
      case domain::GameEventKind::leave_began:
      case domain::GameEventKind::leave_ended:
      case domain::GameEventKind::rated:
      case domain::GameEventKind::revealed:
        break;
      default:
        due.board_ = due.news_ = true;
    }
  return due;
}

std::optional<MailKind> MailsDue::to_player(const domain::Game& game, Side seat) const {
  if (board_) return news_ || said_ ? MailKind::news : MailKind::board;
  const AccountId account = game.player(seat);
  if (offered_) return MailKind::offer;
  if (offer_end_) return account == ended_by_ ? std::nullopt : std::optional(MailKind::offer_end);
  if (said_) return account == said_by_ ? std::nullopt : std::optional(MailKind::chat);
  if (reminded_ && game.awaited() == seat) return MailKind::reminder;
  return {};
}

std::optional<MailKind> MailsDue::to_watcher(const domain::Game& game, const store::WatchRow& watch) const {
  if (game.seat_of(watch.account)) return {};
  if (watch.watching == store::Watching::moves) {
    if (board_) return MailKind::watch;
    return said_ ? std::optional(MailKind::chat) : std::nullopt;
  }
  const bool over = game.state() == domain::GameState::finished || game.state() == domain::GameState::aborted;
  if (!over || !board_) return {};
  return watch.game == 0 ? MailKind::end : MailKind::watch;
}

}  // namespace mt::server::app
