// English: mails about accounts, questions and digests.
#pragma once
#include "movetext/server/words/text_row.hpp"

namespace mt::server::words {

inline constexpr auto english_accounts = std::to_array<TextRow>({
    {"confirm.address", "The account {name} wants its mail to go to {address} as well."},
    {"confirm.command", "This came in the name of {name}: {command}"},
    {"confirm.commands", "These came in the name of {name}, and are done one after the other:"},
    {"confirm.how-to-answer",
     "If you want that, answer this mail with {yes} as its first word{for-good?: it cannot be undone}."},
    {"confirm.if-not",
     "If not, do nothing, or answer {no}: nothing will be done. The question stands for {length}."},
    {"confirm.signoff",
     "The account {name} is about to be closed. What becomes of its games: {command?{command}|they are given "
     "up.}"},
    {"confirm.signup", "Somebody, you as we hope, asked for the account {name} with the address {address}."},
    {"confirm.subject", "Confirm: {subject}"},
    {"confirm.subject-address", "an address for {name}"},
    {"confirm.subject-command", "{command}"},
    {"confirm.subject-commands", "{number} commands, {command}"},
    {"confirm.subject-signoff", "closing the account {name}"},
    {"confirm.subject-signup", "your account {name}"},
    {"digest.board", "Board {board}{move?, after {move}}; your move goes to"},
    {"digest.how-to-end", "To get each board by itself again, send: {command}"},
    {"digest.others", "Your other boards:"},
    {"digest.subject", "Boards of {name}{boards?: your turn on {boards}}"},
    {"digest.waiting",
     "{boards?{boards} {boards|board waits|boards wait} for you, {name}:|No board waits for you, {name}.}"},
    {"notice.to", "To {name}:"},
    {"welcome.account-is-open", "Welcome, {name}. Your account is open."},
    {"welcome.boards",
     "Boards come with an address of their own: answering such a mail with your move is all it takes, and no "
     "password is ever asked for by mail."},
    {"welcome.by-mail",
     "All is done by mail to {address}: one command in the subject, or several in the body, a line each."},
    {"welcome.challenge", "you begin"},
    {"welcome.games", "Games: {games}."},
    {"welcome.link", "In the browser: {link}"},
    {"welcome.opponent", "OPPONENT"},
    {"welcome.standings", "who plays, who wants to"},
    {"welcome.subject", "Welcome, {name}"},
    {"welcome.tutorial", "a first game"},
});
static_assert(is_sound_table(english_accounts));

}  // namespace mt::server::words
