// The help page of a game: its data in the table of games, in sentences.
#pragma once
#include "movetext/games/table/parse_game.hpp"
#include "movetext/server/words/language.hpp"

#include <string>
#include <string_view>

namespace mt::server::words {

// Returns name, rules, start position and a first move, and then `family`, the text about all games of its
// family.  The rules are a term of the language; the text of the family contains them in English.
std::string game_page(const GameSpec& spec, std::string_view family, const Language& language);

// Returns a list of all games with their other names.
std::string games_page(const Language& language);

}  // namespace mt::server::words
