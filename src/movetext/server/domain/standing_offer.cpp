#include "movetext/server/domain/standing_offer.hpp"

namespace mt::server::domain {

std::optional<StandingOffer> offered_to(const Game& game, Side seat) {
  std::optional<StandingOffer> out;
  const auto look = [&](const std::optional<Pending>& offer, GameEventKind kind) {
    if (offer && offer->by != seat && (!out || out->pending.seq < offer->seq))
      out = StandingOffer{*offer, kind};
  };
  look(game.draw(), GameEventKind::draw_offered);
  look(game.undo(), GameEventKind::undo_asked);
  look(game.abort(), GameEventKind::abort_offered);
  look(game.resignation(), GameEventKind::resign_asked);
  return out;
}

bool waits_for(const Game& game, Side seat) {
  return game.state() == GameState::active && (game.awaited() == seat || offered_to(game, seat));
}

}  // namespace mt::server::domain
