// Reading what stands behind a verb, one function a shape (see Shape).  They give false when the words do not
// fit; the misread is then in the arguments.
#pragma once
#include "movetext/server/protocol/commands/arguments.hpp"

namespace mt::server::protocol {

// On the board of a reply, or on the one that is named.
bool read_moves(Arguments& words, Command& command);
bool read_conditions(Arguments& words, Command& command);
bool read_act(Arguments& words, Command& command);
bool read_answer(Arguments& words, Command& command);
bool read_talk(Arguments& words, Command& command);
bool read_preview(Arguments& words, Command& command);

// USER [PASSWORD] in front of moves, and of what an act may have behind it.  A single word is a user only if
// somebody has that name.  False: they stand in an answer to a board, where they do not belong.
bool take_credentials_of_move(Arguments& words, Command& command);
void take_credentials_of_act(Arguments& words, Command& command);
// In a line that is no command: what would be a password, if a user is named in front of it, is overwritten.
void hide_password(Arguments& words);
// "resign" where a move should be; no row: it is none.
FoundVerb act_in_place_of_move(std::string_view word);

// About boards, users and accounts.
bool parse_mail(Arguments& words, Command& command);
bool read_boards(Arguments& words, Command& command);
bool read_boards_as(Arguments& words, Command& command);
bool read_challenge(Arguments& words, Command& command);
bool read_policy(Arguments& words, Command& command);
bool read_watch(Arguments& words, Command& command);
bool read_options(Arguments& words, Command& command);
bool read_leave(Arguments& words, Command& command);
bool read_account(Arguments& words, Command& command);
bool read_change(Arguments& words, Command& command);
bool read_operators(Arguments& words, Command& command);

// "flip", "-lang=de": whether set knows it.
bool is_display_option(std::string_view word);
// By the shape of the command's verb.
bool read_shape(Arguments& words, Command& command);

}  // namespace mt::server::protocol
