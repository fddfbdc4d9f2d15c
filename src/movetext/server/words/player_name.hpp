// Writes the name of a player, with a mark if the player is an engine: "fred", "deep (engine)".
#pragma once
#include "movetext/server/words/language.hpp"

#include <string>
#include <string_view>

namespace mt::server::words {

std::string player_name(const Language& language, std::string_view name, bool is_engine);

}  // namespace mt::server::words
