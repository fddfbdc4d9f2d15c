// Mails about a game in progress: the board after a move, a reminder, a comment.
//
//   MailText mail = board_mail(view, english());      // "New Draughts Board 101 fred"
//
// The body has the following parts in this order; a part without content is omitted: heading; notices; result
// or turn; the reader's queued moves; changes of ratings; moves (all when the game is over, otherwise the
// last few); the board; subscribers; comments; clocks; how to answer.
#pragma once
#include "movetext/server/words/language.hpp"
#include "movetext/server/words/mail_text.hpp"
#include "movetext/server/words/views.hpp"

namespace mt::server::words {

// Returns a mail with a subject such as "New Draughts Board 101 fred **". "New" is only in the first mail of
// a game; " **" means that the mail contains a comment. Other mail servers for games use the same subjects,
// so filters of players also work here.
MailText board_mail(const BoardView& view, const Language& language);

// Returns the same mail as a reminder, which also shows how long the game has waited for the player. The
// subject is "Nag: Draughts Board 101 fred".
MailText reminder_mail(const BoardView& view, Duration waited, const Language& language);

// Returns a mail with the first comment of the view and without the board. The subject is "Draughts chat 101
// fred".
MailText chat_mail(const BoardView& view, const Language& language);

}  // namespace mt::server::words
