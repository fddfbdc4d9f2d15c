// Finds the open offer of the other side.
#pragma once
#include "movetext/server/domain/game.hpp"

#include <optional>

namespace mt::server::domain {

struct StandingOffer {
  Pending pending;
  GameEventKind kind = GameEventKind::draw_offered;  // or undo_asked, abort_offered, resign_asked
};

// Returns the newest open offer of the other side, or nothing if it has none.
std::optional<StandingOffer> offered_to(const Game& game, Side seat);

// Returns whether the game waits for that side to move, to roll, to answer a double or to answer an offer. A
// game that is not in progress waits for neither side.
bool waits_for(const Game& game, Side seat);

}  // namespace mt::server::domain
