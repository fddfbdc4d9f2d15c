// Describes why a line is not a command, and what to write instead.
#pragma once
#include "movetext/server/domain/phrase.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace mt::server::protocol {

enum class CommandFault : std::uint8_t {
  empty,         // the line is blank
  too_long,      // the line has more than 1000 bytes or too many words
  unknown_word,  // the word is not a game and not a verb
  ambiguous,     // the word is the beginning of several verbs
  no_verb,       // no verb follows the game
  no_board,      // the number of a board is missing
  no_user,
  no_move,
  no_text,  // another argument is missing; `expected` names it
  bad_option,
  bad_word,  // the verb does not take this word
  not_here,  // the command is accepted only at the address without a token
};

struct CommandMisread {
  CommandFault fault = CommandFault::empty;
  std::uint32_t begin = 0;  // byte range [begin, end) in the line after read_command()
  std::uint32_t end = 0;
  Phrase expected;         // "the number of a board"; empty if `fault` says enough
  std::string suggestion;  // "resign"; empty if no command is similar
};

// Returns a name for the fault that never changes, such as "unknown-word".
std::string_view name_of(CommandFault fault);
// Returns a message, without a full stop, that contains the fault and the suggestion: "I don't know the
// command 'rezign' (did you mean resign?)".
Phrase phrase_of(const CommandMisread& misread, std::string_view line);

}  // namespace mt::server::protocol
