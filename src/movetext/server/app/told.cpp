#include "movetext/server/app/told.hpp"

namespace mt::server {

Told told_by(std::span<const Event> events) {
  Told told;
  for (const Event& event : events) switch (event.kind) {
      case EventKind::offered:
        told.offered_ = true;
        break;
      case EventKind::declined:
      case EventKind::withdrawn:
      case EventKind::expired:
        told.offer_end_ = true;
        told.ended_by_ = event.by;
        break;
      case EventKind::said:
      case EventKind::noted:
        told.said_ = true;
        told.said_by_ = event.by;
        break;
      case EventKind::reminded:
        told.reminded_ = true;
        break;
      case EventKind::resign_asked:  // else it waits for its own side
      case EventKind::queued:        // else nothing was dropped
        told.board_ = told.board_ || event.a != 0;
        told.news_ = told.news_ || event.a != 0;
        break;
      case EventKind::moved:
      case EventKind::rolled:
        told.board_ = true;
        break;
      case EventKind::agreed:
      case EventKind::submitted:
      case EventKind::leave_began:
      case EventKind::leave_ended:
      case EventKind::rated:
      case EventKind::revealed:
        break;
      default:
        told.board_ = told.news_ = true;
    }
  return told;
}

std::string_view Told::to_player(const Game& game, Side seat) const {
  if (board_) return news_ || said_ ? "news" : "board";
  const AccountId account = game.player(seat);
  if (offered_) return "offer";
  if (offer_end_) return account == ended_by_ ? "" : "offer-end";
  if (said_) return account == said_by_ ? "" : "chat";
  if (reminded_) return game.awaited() == seat ? "reminder" : "";
  return "";
}

}  // namespace mt::server
