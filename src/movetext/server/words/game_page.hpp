// Writes the help page of a game from the data in the table of games.
#pragma once
#include "movetext/games/table/parse_game.hpp"
#include "movetext/server/words/language.hpp"

#include <string>
#include <string_view>

namespace mt::server::words {

// Returns the name of the game, its rules, its start position and a first move, followed by `family`, the
// text about all games of its family. The rules are translated as a term, because the family has them only in
// English.
std::string game_page(const GameSpec& spec, std::string_view family, const Language& language);

// Returns a list of all games with their aliases.
std::string games_page(const Language& language);

}  // namespace mt::server::words
