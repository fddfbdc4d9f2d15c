// Limits how often an address gets an answer: without limits a mail with a false sender would flood that
// address.
#pragma once
#include "movetext/server/app/unit_of_work.hpp"
#include "movetext/server/words/views.hpp"

#include <string>

namespace mt::server::app {

struct AnswerDue {
  std::string recipient;
  bool is_error = false;
  bool trusted = false;       // a token or a confirmation vouches for the sender
  GameId board = 0;           // the board that was answered; 0: none
  bool shows_boards = false;  // the mail asked for boards and nothing else
  bool to_prose = false;      // the mail has no word of a command in it: a program may have written it
};

// Returns whether the answer may be sent, and counts it.
//
// The same error is answered once an hour; an error in prose once a day as long as the board does not change.
// In a day a sender that something vouches for gets at most ServerPolicy::most_player_errors errors, and any
// other address ServerPolicy::most_error_answers.
//
// Other answers have no limit for players who look at their boards.  Other commands of a player about the
// same position are answered five times a day.  An address that nothing vouches for gets
// ServerPolicy::most_answers a day.
bool may_answer(UnitOfWork& work, const AnswerDue& due, const words::AnswerView& view);

}  // namespace mt::server::app
