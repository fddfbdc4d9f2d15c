// The words for the kind, the terms and the result of a game.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/server/domain/game.hpp"
#include "movetext/server/domain/phrase.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mt::server::app {

// Returns the name of the game in the subjects of mails: "Draughts", "Checkers", "Chess" or "Backgammon".
std::string_view title_of(const AnyGame& rules);
// Returns "international, 10x10", "russian-losing, 8x8" or "chess960". Returns an empty text if the name from
// title_of() already identifies the game.
std::string variant_of(const AnyGame& rules);
// Returns the terms of an offer, one per line: "3 days a move", "rated", "match to 5 points".
std::vector<Phrase> terms_phrases(const domain::Terms& terms);
// Returns the reason why a game is over: "by agreement", "resigned", "checkmate". Returns an empty text
// during the game.
std::string_view reason_of(const domain::Game& game);
// Returns a result such as "White wins: Black resigned". Returns an empty phrase during the game.
Phrase result_phrase(const domain::Game& game);
// Returns "1-0", "0-1", "1/2-1/2" or "aborted". Returns an empty text during the game.
std::string_view result_text(const domain::Game& game);

}  // namespace mt::server::app
