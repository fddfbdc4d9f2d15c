// English: help that is built from tables.  The other help pages are in words/help/.
#pragma once
#include "movetext/server/words/text_row.hpp"

namespace mt::server::words {

inline constexpr auto english_help = std::to_array<TextRow>({
    {"help.first-move", "A first move: {move}"},
    {"help.games",
     "Games that are played here. Each name begins a command (russian challenge fred barney), and help NAME "
     "tells the rules; with -losing after it the aim of draughts or Othello is turned round "
     "(russian-losing)."},
    {"help.heading-of-game", "{name}, {size}{places? {places}}"},
    {"help.names", "{names}"},
    {"help.no-page", "There is no help page \"{subject}\"{near?; did you mean \"help {near}\"?|.}"},
    {"help.numbers-of-squares", "The numbers of the squares:"},
    {"help.other-names", "Also known as {names}."},
    {"help.pages", "Pages:"},
});
static_assert(is_sound_table(english_help));

}  // namespace mt::server::words
