// Finds the games that one word means: in lists and challenges, "draughts" means all forms of draughts.
#pragma once
#include "movetext/server/domain/phrase.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mt::server::domain {

// Returns "draughts", "chess", "backgammon" or another family for that word itself or for a game of the
// table; empty if there is no such game.
std::string_view family_of(std::string_view game);
// Returns the words that begin commands: each family, followed by the other names that players use for its
// games ("checkers").  The family of the default game comes first.
std::vector<std::string> words_for_games();
// Returns the names of the families whose games are played as matches.
std::vector<Term> games_of_matches();
// Returns all games of the family for the name of a family, else the game of that name; empty if there is no
// such game.
std::vector<std::string> games_called(std::string_view word);

}  // namespace mt::server::domain
