// Limits how often an address receives an answer; without limits, a mail with a forged sender could flood
// that address.
#pragma once
#include "movetext/server/app/unit_of_work.hpp"
#include "movetext/server/words/views.hpp"

#include <string>

namespace mt::server::app {

struct AnswerDue {
  std::string recipient;
  bool is_error = false;
  bool trusted = false;       // a token or a confirmation authenticates the sender
  GameId board = 0;           // the board that was answered; 0 if there is none
  bool shows_boards = false;  // the mail asked only for boards
  bool to_prose = false;      // the mail has no word of a command: a program may have written it
};

// Returns whether the answer may be sent, and counts it.
//
// The same error is answered once an hour; an error in prose once a day until the board changes.  In a day an
// authenticated sender receives at most ServerPolicy::most_player_errors errors, and any other address
// ServerPolicy::most_error_answers.
//
// For other answers, players who look at their boards have no limit.  Other commands of a player in the same
// position are answered five times a day.  An unauthenticated address receives ServerPolicy::most_answers a
// day.
bool may_answer(UnitOfWork& work, const AnswerDue& due, const words::AnswerView& view);

}  // namespace mt::server::app
