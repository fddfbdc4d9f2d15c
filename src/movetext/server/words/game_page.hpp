// The help page of a game: what its row of the table says, in sentences.
#pragma once
#include "movetext/games/table/parse_game.hpp"

#include <string>
#include <string_view>

namespace mt::server::words {

// Name, rules, start position, a first move; then `family`, which is true of all games of its kind.
std::string game_page(const GameSpec& spec, std::string_view family);

// All games of the table with their other names.
std::string games_page();

}  // namespace mt::server::words
