// How often an address is answered: without limits a mail with a false sender would flood that address.
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
  bool shows_boards = false;  // and nothing else was asked for
  bool to_prose = false;      // what came has no word of a command in it: a program may have written it
};

// An error is answered once an hour, and an error in prose once a day while the board does not change; in all
// there are Policy::most_player_errors a day for a sender that is vouched for, and Policy::most_error_answers
// for any other address. Other answers have no limit for players who look at their boards.  The same commands
// about the same position are answered five times a day; an address that nothing vouches for gets
// Policy::most_answers a day.
bool may_answer(UnitOfWork& work, const AnswerDue& due, const words::AnswerView& view);

}  // namespace mt::server::app
