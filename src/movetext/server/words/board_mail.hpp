// Mails about a game that is played: the board after a move, a reminder, a comment.
//
//   MailText mail = board_mail(view, english());      // "New Draughts Board 101 fred"
//
// The body has, in this order and as far as there is any: heading; notices; result or whose turn; what the
// reader has queued; changes of ratings; moves, the last few or all of a game that is over; the board;
// subscribers; comments; clocks; how to answer.
#pragma once
#include "movetext/server/words/language.hpp"
#include "movetext/server/words/mail_text.hpp"
#include "movetext/server/words/views.hpp"

namespace mt::server::words {

// "New Draughts Board 101 fred **" for the first mail of a game, else without "New"; " **": a comment is in
// it.  Subjects are as other mail servers of games write them, so that filters made for those work.
MailText board_mail(const BoardView& view, const Language& language);

// "Nag: Draughts Board 101 fred": the same with how long it has been the turn of the awaited player.
MailText reminder_mail(const BoardView& view, Duration waited, const Language& language);

// "Draughts chat 101 fred", for the first comment of the view; without a board.
MailText chat_mail(const BoardView& view, const Language& language);

}  // namespace mt::server::words
