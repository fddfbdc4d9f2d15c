// The user and the password of a command without a token: which words they are, and which are a move already.
#pragma once
#include "movetext/server/protocol/commands/arguments.hpp"

namespace mt::server::protocol {

// Takes USER PASSWORD before `least` words of another kind, if the first word can be a user.
void take_credentials(Arguments& words, Command& command, std::size_t least);
// Takes USER [PASSWORD] in front of moves.  A single word is a user only if somebody has that name.  False:
// they stand in an answer to a board, where they do not belong.
bool take_credentials_of_move(Arguments& words, Command& command);
// Takes the same in front of what an act may have behind it.
void take_credentials_of_act(Arguments& words, Command& command);
// Overwrites, in a line that is no command, what would be a password if a user is named in front of it.
void hide_password(Arguments& words);
// Finds "resign" where a move should be; no row: the word is no act.
FoundVerb act_in_place_of_move(std::string_view word, const VerbTable& verbs);

}  // namespace mt::server::protocol
