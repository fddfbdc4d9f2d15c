// The help page of a game: what its row of the table says, in sentences.
#pragma once
#include "movetext/games/table/parse_game.hpp"
#include "movetext/server/words/language.hpp"

#include <string>
#include <string_view>

namespace mt::server::words {

// Name, rules, start position, a first move; then `family`, which is true of all games of its kind.  The
// rules are a term of the language: the family says them in English.
std::string game_page(const GameSpec& spec, std::string_view family, const Language& language);

// All games of the table with their other names.
std::string games_page(const Language& language);

}  // namespace mt::server::words
