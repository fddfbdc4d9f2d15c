// English: why something is not done, and what to do instead.  The code of a refusal is its key up to the
// dot.
#pragma once
#include "movetext/server/words/text_row.hpp"

namespace mt::server::words {

inline constexpr auto english_refusals = std::to_array<TextRow>({
    {"bad-name.is-a-command", "{name} would be read as a command", "signup fred"},
    {"bad-name.is-a-game", "{name} would be read as a game", "signup fred"},
    {"bad-name.is-a-move", "{name} would be read as a move", "signup fred"},
    {"bad-name.is-a-word", "{name} would be taken for something else than a player", "signup fred"},
    {"bad-name.is-an-option", "a name that begins with - would be read as an option", "signup fred"},
    {"bad-name.no-letter", "a name has a letter in it", "signup fred"},
    {"bad-name.other-signs", "a name has 2 to 20 letters, digits, - and _", "signup fred"},
    {"known-address", "{mailbox} belongs to an account already"},
});
static_assert(is_sound_table(english_refusals));

}  // namespace mt::server::words
