// The words for a game's kind, terms and result that players read.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/server/domain/game.hpp"
#include "movetext/server/domain/phrase.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mt::server::app {

// Returns a term: "Draughts", "Checkers", "Chess" or "Backgammon", as subjects name a board.
std::string_view title_of(const AnyGame& rules);
// Returns "international, 10x10", "russian-losing, 8x8" or "chess960"; empty if the title says everything.
std::string variant_of(const AnyGame& rules);
// Returns "3 days a move", "rated", "match to 5 points" and the like, each a line of an offer.
std::vector<Phrase> terms_phrases(const domain::Terms& terms);
// Returns a term: "by agreement", "resigned", "checkmate"; empty while the game goes on.
std::string_view reason_of(const domain::Game& game);
// Returns "White wins: Black resigned" and the like; empty while the game goes on.
Phrase result_phrase(const domain::Game& game);
// Returns a term: "1-0", "0-1", "1/2-1/2" or "aborted"; empty while the game goes on.
std::string_view result_text(const domain::Game& game);

}  // namespace mt::server::app
