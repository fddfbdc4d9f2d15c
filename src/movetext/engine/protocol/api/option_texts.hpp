// The form of options in UCI and in several protocols modelled on it.
#pragma once
#include "movetext/engine/api/player.hpp"
#include "movetext/engine/protocol/api/words.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mt::engine {

// Returns "check", "spin", "combo", "button" or "string".
std::string_view type_word(Option::Type type);
// Returns "option name Hash type spin default 16 min 1 max 4096".
std::string option_line(const Option& option);
// Reads the words after "option". Returns nullopt if the name is missing, or if the type is missing or
// unknown.
std::optional<Option> read_option(Words& words);
// Reads the words after the name of an option, for a protocol in which the name comes first. Returns nullopt
// if the type is missing or unknown.
std::optional<Option> read_option_named(std::string_view name, Words& words);

}  // namespace mt::engine
