// How often an address is answered: whoever can write an address into a mail could have it flooded otherwise.
#pragma once
#include "movetext/server/app/unit_of_work.hpp"
#include "movetext/server/words/views.hpp"

#include <string>

namespace mt::server::app {

struct AnswerDue {
  std::string recipient;
  bool is_error = false;
  bool trusted = false;       // a token or a confirmation vouches for who asked
  GameId board = 0;           // that was answered to; 0: none
  bool shows_boards = false;  // and nothing else was asked for
  bool to_prose = false;      // what came has no word of a command in it: a program may have written it
};

// Errors: each once in an hour, whoever asks, and to prose once in a day as long as the board stands as it
// does; and in a day Policy::most_player_errors to who is vouched for,
// Policy::most_error_answers to any other address.
// Other answers: any number to who looks at his boards, else five in a day to the same commands from a board
// that stands as it does, and Policy::most_answers in a day to an address that nothing vouches for.
bool may_answer(UnitOfWork& work, const AnswerDue& due, const words::AnswerView& view);

}  // namespace mt::server::app
