// The words that players read for a game's kind, terms and result.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/server/domain/game.hpp"
#include "movetext/server/domain/phrase.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mt::server::app {

// Returns the term that names the game in subjects: "Draughts", "Checkers", "Chess" or "Backgammon".
std::string_view title_of(const AnyGame& rules);
// Returns "international, 10x10", "russian-losing, 8x8" or "chess960"; empty if the title is enough.
std::string variant_of(const AnyGame& rules);
// Returns the lines of an offer: "3 days a move", "rated", "match to 5 points".
std::vector<Phrase> terms_phrases(const domain::Terms& terms);
// Returns the term for the end of a game: "by agreement", "resigned", "checkmate"; empty while the game
// continues.
std::string_view reason_of(const domain::Game& game);
// Returns a result such as "White wins: Black resigned"; empty while the game continues.
Phrase result_phrase(const domain::Game& game);
// Returns the term "1-0", "0-1", "1/2-1/2" or "aborted"; empty while the game continues.
std::string_view result_text(const domain::Game& game);

}  // namespace mt::server::app
