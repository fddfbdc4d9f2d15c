// English: the reasons why a line of a mail is not a command, and what was expected instead.
#pragma once
#include "movetext/server/words/text_row.hpp"

namespace mt::server::words {

inline constexpr std::string_view help_commands = "\"help commands\" lists all commands";

inline constexpr auto english_misread = std::to_array<TextRow>({
    {"expected.address", "an address"},
    {"expected.board", "the number of a board"},
    {"expected.boards-or-switch", "either boards, or one of all, on and off"},
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
    {"expected.nothing-more", "nothing more is expected"},
    {"expected.nothing-of-display", "#N and draw cannot be combined with a display setting"},
    {"expected.number", "a number"},
    {"expected.one-of", "{commands}"},
    {"expected.option", "an option"},
    {"expected.options", "-NAME or -NAME=VALUE"},
    {"expected.players", "the number of players"},
    {"expected.queue", "a move, MOVE if MOVE, or clear"},
    {"expected.settings", "flip noflip large small text html png autoroll noautoroll digest=off|daily|turn"},
    {"expected.switch-alone", "all, on and off cannot be combined with anything else"},
    {"expected.text-in-body", "the text goes into the body of the mail"},
    {"expected.two-players", "a game has two players"},
    {"expected.user", "the name of a user"},
    {"expected.what-to-change", "password or address"},
    {"misread.ambiguous",
     "'{words}' is ambiguous; it could mean {expected}{suggestion? (did you mean {suggestion}?)}",
     help_commands},
    {"misread.bad-option",
     "unknown option '{words}'; use {expected}{suggestion? (did you mean {suggestion}?)}", help_commands},
    {"misread.bad-word",
     "'{words}' cannot be used here: {expected}{suggestion? (did you mean {suggestion}?)}", help_commands},
    {"misread.empty", "the command is missing", help_commands},
    {"misread.missing", "{expected} is missing{suggestion? (did you mean {suggestion}?)}", help_commands},
    {"misread.not-a-name",
     "'{words}' cannot be a name: use 2-20 letters a-z, digits, - or _{suggestion? (did you mean "
     "{suggestion}?)}"},
    {"misread.not-here", "'{words}' cannot be used in a reply to a board", help_commands},
    {"misread.other-word", "expected {expected}, not '{words}'{suggestion? (did you mean {suggestion}?)}",
     help_commands},
    {"misread.too-long", "the line is too long for a command", help_commands},
    {"misread.unknown-word", "I don't know the command '{words}'{suggestion? (did you mean {suggestion}?)}",
     help_commands},
});
static_assert(is_sound_table(english_misread));

}  // namespace mt::server::words
