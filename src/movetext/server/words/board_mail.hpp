// Mails about a game in progress: the board after a move, a reminder, a comment.
//
//   MailText mail = board_mail(view, english());      // "New Draughts Board 101 fred"
//
// The body has these parts in this order, as far as they exist: heading; notices; result or turn; the
// reader's queued moves; changes of ratings; moves (all of them when the game is over, otherwise the last
// few); the board; subscribers; comments; clocks; how to answer.
#pragma once
#include "movetext/server/words/language.hpp"
#include "movetext/server/words/mail_text.hpp"
#include "movetext/server/words/views.hpp"

namespace mt::server::words {

// Returns a mail with the subject "New Draughts Board 101 fred **".  Only the first mail of a game has "New";
// " **" announces a comment in the mail.  Subjects are written as on other mail servers for games, so that
// people's filters for those work.
MailText board_mail(const BoardView& view, const Language& language);

// Returns "Nag: Draughts Board 101 fred": the same mail, which also states how long the player has been
// awaited.
MailText reminder_mail(const BoardView& view, Duration waited, const Language& language);

// Returns "Draughts chat 101 fred": the first comment of the view, without a board.
MailText chat_mail(const BoardView& view, const Language& language);

}  // namespace mt::server::words
