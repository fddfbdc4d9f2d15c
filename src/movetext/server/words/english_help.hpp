// English: help that is built from tables. The other help pages are in words/help/.
#pragma once
#include "movetext/server/words/text_row.hpp"

namespace mt::server::words {

inline constexpr auto english_help = std::to_array<TextRow>({
    {"help.first-move", "A first move: {move}"},
    {"help.games",
     "The games played here. Each name can begin a command (russian challenge fred barney), and help NAME "
     "shows the rules. In draughts and Othello, NAME-losing is the same game with the aim reversed "
     "(russian-losing)."},
    {"help.heading-of-game", "{name}, {size}{places? {places}}"},
    {"help.names", "{names}"},
    {"help.no-page", "The help page \"{subject}\" does not exist{near?; did you mean \"help {near}\"?|.}"},
    {"help.numbers-of-squares", "The numbers of the squares:"},
    {"help.other-names", "Also known as {names}."},
    {"help.pages", "Pages:"},
});
static_assert(is_sound_table(english_help));

}  // namespace mt::server::words
