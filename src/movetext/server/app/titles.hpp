// What players are told of a game's kind, terms and result.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/server/domain/game.hpp"
#include "movetext/server/domain/phrase.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mt::server::app {

// "Draughts", "Checkers", "Chess", "Backgammon": as subjects name a board.  A term.
std::string_view title_of(const AnyGame& rules);
// "international, 10x10", "russian-losing, 8x8", "chess960"; empty: the title says it all.
std::string variant_of(const AnyGame& rules);
// "3 days a move", "rated", "match to 5 points": each a line of an offer.
std::vector<Phrase> terms_phrases(const domain::Terms& terms);
// "White wins: Black resigned"; empty while the game goes on.
Phrase result_phrase(const domain::Game& game);
// "1-0", "0-1", "1/2-1/2", "aborted"; empty while it goes on.  A term.
std::string_view result_text(const domain::Game& game);

}  // namespace mt::server::app
