// The name of a player where the kind of player matters: "fred", "deep (engine)".
#pragma once
#include "movetext/server/words/language.hpp"

#include <string>
#include <string_view>

namespace mt::server::words {

std::string player_name(const Language& language, std::string_view name, bool is_engine);

}  // namespace mt::server::words
