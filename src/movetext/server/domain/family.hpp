// Finds the games that a word means: in lists and challenges, "draughts" means all forms of draughts.
#pragma once
#include "movetext/server/domain/phrase.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mt::server::domain {

// Returns "draughts", "chess", "backgammon" or another family for its own name or for a game of the table;
// empty if there is no such game.
std::string_view family_of(std::string_view game);
// Returns the words that begin commands: each family, followed by the other names that players use for its
// games ("checkers").  The family of the default game comes first.
std::vector<std::string> words_for_games();
// Returns the names of the families whose games are played as matches.
std::vector<Term> games_of_matches();
// Returns all games of a family for its name, or else the game of that name; empty if there is no such game.
std::vector<std::string> games_called(std::string_view word);

}  // namespace mt::server::domain
