// Finds the games that a word stands for: in lists and challenges, "draughts" means all games of that family.
#pragma once
#include "movetext/server/domain/phrase.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mt::server::domain {

// Returns the name of the family ("draughts", "chess", "backgammon" ...) for the name of a family or of a
// game in the table. Returns an empty text for other words.
std::string_view family_of(std::string_view game);
// Returns the words that can begin a command: each family, followed by the other names that players use for
// its games ("checkers"). The family of the default game comes first.
std::vector<std::string> words_for_games();
// Returns the names of the families with games that can be played as matches.
std::vector<Term> games_of_matches();
// Returns all games of the family called `word`, or else the one game called `word`. Returns nothing if there
// is neither.
std::vector<std::string> games_called(std::string_view word);

}  // namespace mt::server::domain
