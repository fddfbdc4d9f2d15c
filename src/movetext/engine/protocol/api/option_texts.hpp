// Options as UCI writes them, and several protocols after it.
#pragma once
#include "movetext/engine/api/player.hpp"
#include "movetext/engine/protocol/api/words.hpp"

#include <optional>
#include <string>

namespace mt::engine {

// "option name Hash type spin default 16 min 1 max 4096".
std::string option_line(const Option& option);
// Reads what stands behind "option"; nothing: it has no name or no known type.
std::optional<Option> read_option(Words& words);

}  // namespace mt::engine
