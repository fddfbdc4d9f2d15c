// Mails about a game that is played: the board after a move, a reminder, a comment.
//
//   OutgoingLetter letter = board_letter(view);      // "New Draughts Board 101 fred"
//
// The body has, in this order and as far as there is any: heading; notices; result or whose turn; what the
// reader has queued; changes of ratings; moves, the last few or all of a game that is over; the board;
// subscribers; comments; clocks; how to answer.
#pragma once
#include "movetext/server/words/mail_text.hpp"
#include "movetext/server/words/views.hpp"

namespace mt::server {

// "New Draughts Board 101 fred **" for the first mail of a game, else without "New"; " **": a comment is in
// it.
OutgoingLetter board_letter(const BoardView& view);

// "Nag: Draughts Board 101 fred": the same with how long it has been the turn of who is awaited.
OutgoingLetter reminder_letter(const BoardView& view, Duration waited);

// "Draughts chat 101 fred", for the first comment of the view; without a board.
OutgoingLetter chat_letter(const BoardView& view);

}  // namespace mt::server
