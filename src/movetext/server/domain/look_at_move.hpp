// Reads a move as a player has typed it, on the board of a game.
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/replay/live_game.hpp"

#include <string_view>

namespace mt::server::domain {

// Reads a move without playing it.  False: `refusal` says why it cannot be played.  Men may have the letters
// of other languages ("Sf3", "Dxf7", "a8=D") where nothing in English could be meant.
bool look_at_move(const replay::LiveGame& board, std::string_view text, replay::ResolvedMove& move,
                  Diagnostic& refusal);

}  // namespace mt::server::domain
