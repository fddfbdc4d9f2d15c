// Finds the user and password in a command without a token, and distinguishes them from moves.
#pragma once
#include "movetext/server/protocol/commands/arguments.hpp"

namespace mt::server::protocol {

// Takes USER PASSWORD before the last `least` words, if the first word can be a user.
void take_credentials(Arguments& words, Command& command, std::size_t least);
// Takes USER [PASSWORD] before moves.  A single word is a user only if an account has that name.  Returns
// false if an answer to a board has them, because they are not allowed there.
bool take_credentials_of_move(Arguments& words, Command& command);
// Takes the same before the arguments of an act.
void take_credentials_of_act(Arguments& words, Command& command);
// Overwrites the presumed password in a line that is not a command, if a user is named before it.
void hide_password(Arguments& words);
// Finds the verb of an act, such as "resign", in place of a move.  The row is null if the word is not an act.
FoundVerb act_in_place_of_move(std::string_view word, const VerbTable& verbs);

}  // namespace mt::server::protocol
