// The help page of a game: what its row of the table says, in sentences.
#pragma once
#include "movetext/games/table/game_spec.hpp"

#include <string>
#include <string_view>

namespace mt::server {

// Name, rules, start position, a first move; then `family`, which is true of all games of its kind.
std::string game_page(const GameSpec& spec, std::string_view family);

// All games of the table with their other names.
std::string games_page();

// The rules of draughts in sentences, a paragraph: what tells this rule set from others.
std::string draughts_rules_text(const draughts::Rules& rules);

}  // namespace mt::server
