// Options as UCI, and several protocols modelled on it, write them.
#pragma once
#include "movetext/engine/api/player.hpp"
#include "movetext/engine/protocol/api/words.hpp"

#include <optional>
#include <string>

namespace mt::engine {

// Returns "option name Hash type spin default 16 min 1 max 4096".
std::string option_line(const Option& option);
// Reads the words after "option". Returns nullopt if the name is missing, or the type missing or unknown.
std::optional<Option> read_option(Words& words);

}  // namespace mt::engine
