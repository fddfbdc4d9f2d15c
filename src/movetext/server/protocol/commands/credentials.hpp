// Finds the user and the password in a command of a mail without a token, and distinguishes them from moves.
#pragma once
#include "movetext/server/protocol/commands/arguments.hpp"

namespace mt::server::protocol {

// Takes USER PASSWORD if the first word can be a user. The last `least` words are never taken.
void take_credentials(Arguments& words, Command& command, std::size_t least);
// Takes USER [PASSWORD] before moves. If there is only one word, it is a user only if an account has that
// name. Returns false if a reply to a board contains a user and a password, because they are not allowed
// there.
bool take_credentials_of_move(Arguments& words, Command& command);
// Takes USER [PASSWORD] before the arguments of an act (Shape::is_act).
void take_credentials_of_act(Arguments& words, Command& command);
// Overwrites the word that is probably a password in a line that is not a command. There is such a word only
// if a user is named before it.
void hide_password(Arguments& words);
// Finds the verb of an act, such as "resign", that is written instead of a move. The row is nullptr if the
// word is not an act.
FoundVerb act_in_place_of_move(std::string_view word, const VerbTable& verbs);

}  // namespace mt::server::protocol
