// Finds what the other side has offered and waits to hear of.
#pragma once
#include "movetext/server/domain/game.hpp"

#include <optional>

namespace mt::server::domain {

struct StandingOffer {
  Pending pending;
  GameEventKind kind = GameEventKind::draw_offered;  // or undo_asked, abort_offered, resign_asked
};

// Returns the newest open offer of the other side; nothing if there is none.
std::optional<StandingOffer> offered_to(const Game& game, Side seat);

// Returns whether the game waits for that side: for its move, roll or answer to a double, or for its answer
// to an offer.  A game that is not being played waits for nobody.
bool waits_for(const Game& game, Side seat);

}  // namespace mt::server::domain
