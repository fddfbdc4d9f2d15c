// English: why a line of a mail is not a command, and what was expected in it.
#pragma once
#include "movetext/server/words/text_row.hpp"

namespace mt::server::words {

inline constexpr std::string_view help_commands = "help commands lists what can be said";

inline constexpr auto english_misread = std::to_array<TextRow>({
    {"expected.address", "an address"},
    {"expected.board", "the number of a board"},
    {"expected.boards-or-switch", "either boards, or all, on or off"},
    {"expected.claim", "only draw or time can be claimed"},
    {"expected.command", "a command such as show or help"},
    {"expected.comment-apart", "a comment comes after an empty line"},
    {"expected.date", "a date such as 2027-01-31"},
    {"expected.draw-behind-move", "draw may only follow a move"},
    {"expected.few-addresses", "at most 10 addresses at once"},
    {"expected.few-boards", "at most 50 boards at once"},
    {"expected.few-users", "at most 20 users at once"},
    {"expected.half-move", "show, or show #N for the board after N half-moves"},
    {"expected.leave", "on, off or until DATE"},
    {"expected.limit", "a number, accept or reject"},
    {"expected.move", "a move"},
    {"expected.nothing-more", "nothing more belongs to it"},
    {"expected.nothing-of-display", "a setting of the display takes neither #N nor draw"},
    {"expected.number", "a number"},
    {"expected.one-of", "{commands}"},
    {"expected.option", "an option"},
    {"expected.options", "-NAME and -NAME=VALUE"},
    {"expected.players", "the number of players"},
    {"expected.queue", "a move, MOVE if MOVE, or clear"},
    {"expected.settings", "flip noflip large small text html png autoroll noautoroll digest=off|daily|turn"},
    {"expected.switch-alone", "all, on or off stands alone"},
    {"expected.text-in-body", "the text is the body of the mail"},
    {"expected.two-players", "a game has two players"},
    {"expected.user", "the name of a user"},
    {"expected.what-to-change", "password or address"},
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
