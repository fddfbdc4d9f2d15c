// Reads a move as a player has typed it, on the board of a game.
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/replay/live_game.hpp"

#include <string_view>

namespace mt::server::domain {

// Reads a move without playing it.  Returns false if it cannot be played; then `refusal` says why.  Pieces
// may have the letters of other languages ("Sf3", "Dxf7", "a8=D") if the text is no move with English
// letters.
bool look_at_move(const replay::LiveGame& board, std::string_view text, replay::ResolvedMove& move,
                  Diagnostic& refusal);

}  // namespace mt::server::domain
