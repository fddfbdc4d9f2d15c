#include "movetext/server/app/told.hpp"

namespace mt::server::app {

MailsDue mails_due(std::span<const domain::GameEvent> events) {
  MailsDue told;
  for (const domain::GameEvent& event : events) switch (event.kind) {
      case domain::GameEventKind::offered:
        told.offered_ = true;
        break;
      case domain::GameEventKind::declined:
      case domain::GameEventKind::withdrawn:
      case domain::GameEventKind::expired:
        told.offer_end_ = true;
        told.ended_by_ = event.by;
        break;
      case domain::GameEventKind::said:
      case domain::GameEventKind::noted:
        told.said_ = true;
        told.said_by_ = event.by;
        break;
      case domain::GameEventKind::reminded:
        told.reminded_ = true;
        break;
      case domain::GameEventKind::resign_asked:  // else it waits for its own side
      case domain::GameEventKind::queued:        // else nothing was dropped
        told.board_ = told.board_ || event.a != 0;
        told.news_ = told.news_ || event.a != 0;
        break;
      case domain::GameEventKind::moved:
      case domain::GameEventKind::rolled:
        told.board_ = true;
        break;
      case domain::GameEventKind::agreed:
      case domain::GameEventKind::submitted:
      case domain::GameEventKind::leave_began:
      case domain::GameEventKind::leave_ended:
      case domain::GameEventKind::rated:
      case domain::GameEventKind::revealed:
        break;
      default:
        told.board_ = told.news_ = true;
    }
  return told;
}

std::string_view MailsDue::to_player(const domain::Game& game, Side seat) const {
  if (board_) return news_ || said_ ? "news" : "board";
  const AccountId account = game.player(seat);
  if (offered_) return "offer";
  if (offer_end_) return account == ended_by_ ? "" : "offer-end";
  if (said_) return account == said_by_ ? "" : "chat";
  if (reminded_) return game.awaited() == seat ? "reminder" : "";
  return "";
}

}  // namespace mt::server::app
