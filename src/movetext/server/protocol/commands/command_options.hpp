// Reads options of challenges, and those of the verb set.
#pragma once
#include "movetext/server/protocol/commands/arguments.hpp"

#include <optional>

namespace mt::server::protocol {

inline constexpr std::size_t most_options = 30;

std::string_view without_dashes(std::string_view word);
// Reads name, name=value or name="a value"; returns nothing for any other word.
std::optional<CommandOption> parse_option(std::string_view word);
// Returns whether the word is an option of set, as "flip" or "-lang=de".
bool is_display_option(std::string_view word);
// Reads [USER PASSWORD] OPTION... of set.
bool read_options(Arguments& words, Command& command);

}  // namespace mt::server::protocol
