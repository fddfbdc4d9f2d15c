// Parses the options of challenges and of the verb set.
#pragma once
#include "movetext/server/protocol/commands/arguments.hpp"

#include <optional>

namespace mt::server::protocol {

inline constexpr std::size_t most_options = 30;

std::string_view without_dashes(std::string_view word);
// Parses name, name=value or name="a value". Returns nothing for any other word.
std::optional<CommandOption> parse_option(std::string_view word);
// Returns whether the word is an option of the command set, such as "flip" or "-lang=de".
bool is_display_option(std::string_view word);
// Reads the arguments of the command set: [USER PASSWORD] OPTION...
bool read_options(Arguments& words, Command& command);

}  // namespace mt::server::protocol
