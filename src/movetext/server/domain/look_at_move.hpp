// A move as somebody has typed it, on the board of a game.
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/replay/live_game.hpp"

#include <string>
#include <string_view>

namespace mt::server::domain {

// Whether it can be played, and how the game writes it.  In chess the men may have the letters of other
// languages ("Sf3", "Dxf7", "a8=D") where no English letter and no pawn's file could be meant.
bool look_at_move(const replay::LiveGame& board, std::string_view text, std::string& canonical,
                  Diagnostic& refusal);

}  // namespace mt::server::domain
