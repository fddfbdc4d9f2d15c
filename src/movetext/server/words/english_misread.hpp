// English: why a line of a mail is no command.
#pragma once
#include "movetext/server/words/text_row.hpp"

namespace mt::server::words {

inline constexpr std::string_view help_commands = "help commands lists what can be said";

inline constexpr auto english_misread = std::to_array<TextRow>({
    {"misread.ambiguous", "'{words}' may be {expected}{suggestion? (did you mean {suggestion}?)}",
     help_commands},
    {"misread.bad-option",
     "'{words}' is no option; there are {expected}{suggestion? (did you mean {suggestion}?)}", help_commands},
    {"misread.bad-word",
     "'{words}' is not understood here; {expected}{suggestion? (did you mean {suggestion}?)}", help_commands},
    {"misread.empty", "there is no command", help_commands},
    {"misread.missing", "{expected} is missing{suggestion? (did you mean {suggestion}?)}", help_commands},
    {"misread.not-here", "'{words}' is not for answers to a board", help_commands},
    {"misread.other-word",
     "'{words}' stands where {expected} should be{suggestion? (did you mean {suggestion}?)}", help_commands},
    {"misread.too-long", "the line is too long for a command", help_commands},
    {"misread.unknown-word", "'{words}' is no command{suggestion? (did you mean {suggestion}?)}",
     help_commands},
});
static_assert(is_sound_table(english_misread));

}  // namespace mt::server::words
