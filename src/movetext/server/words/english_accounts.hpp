// English: mails about accounts, confirmation requests and digests.
#pragma once
#include "movetext/server/words/text_row.hpp"

namespace mt::server::words {

inline constexpr auto english_accounts = std::to_array<TextRow>({
    {"confirm.address", "The account {name} asks to use the address {address} for its mail."},
    {"confirm.command", "Someone writing as {name} sent: {command}"},
    {"confirm.commands", "Someone writing as {name} sent these commands, to be carried out in order:"},
    {"confirm.how-to-answer",
     "To confirm, reply with the single word {yes}.{for-good? This cannot be undone.}"},
    {"confirm.if-not",
     "If this was not you, ignore this mail or reply {no}. The request expires in {length}."},
    {"confirm.signoff",
     "The account {name} is about to be closed. {command?{command}|All its games will be resigned.}"},
    {"confirm.signup", "Someone, probably you, asked to open the account {name} for {address}."},
    {"confirm.subject", "Confirm: {subject}"},
    {"confirm.subject-address", "an address for {name}"},
    {"confirm.subject-command", "{command}"},
    {"confirm.subject-commands", "{number} commands, {command}"},
    {"confirm.subject-signoff", "closing the account {name}"},
    {"confirm.subject-signup", "your account {name}"},
    {"digest.board", "Board {board}{move?, after {move}}; send your move to"},
    {"digest.how-to-end", "To get a separate mail for each board again, send: {command}"},
    {"digest.others", "Your other boards:"},
    {"digest.subject", "Boards of {name}{boards?: your turn on {boards}}"},
    {"digest.waiting",
     "{boards?{boards} {boards|board is|boards are} waiting for you, {name}:|No boards are waiting for you, "
     "{name}.}"},
    {"notice.to", "To {name}:"},
    {"welcome.account-is-open", "Welcome, {name}. Your account is open."},
    {"welcome.boards",
     "To move, simply reply to the mail that shows the board. We never ask for a password by mail."},
    {"welcome.by-mail",
     "Everything is done by mail to {address}: one command in the subject, or several in the body, one per "
     "line."},
    {"welcome.challenge", "challenge someone; you move first"},
    {"welcome.games", "Games: {games}."},
    {"welcome.link", "In the browser: {link}"},
    {"welcome.opponent", "OPPONENT"},
    {"welcome.standings", "the players, and who wants a game"},
    {"welcome.subject", "Welcome, {name}"},
    {"welcome.tutorial", "a first game"},
});
static_assert(is_sound_table(english_accounts));

}  // namespace mt::server::words
