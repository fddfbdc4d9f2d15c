// Parses a move as a player has typed it, on the board of a game.
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/replay/live_game.hpp"

#include <string_view>

namespace mt::server::domain {

// Parses a move without playing it. If it cannot be played, returns false, and `refusal` gives the reason. A
// text that is not a move with English piece letters is also tried with the letters of other languages
// ("Sf3", "Dxf7", "a8=D").
bool look_at_move(const replay::LiveGame& board, std::string_view text, replay::ResolvedMove& move,
                  Diagnostic& refusal);

}  // namespace mt::server::domain
