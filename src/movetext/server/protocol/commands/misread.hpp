// Why a line is not a command, and what to write instead.
#pragma once
#include "movetext/server/domain/phrase.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace mt::server::protocol {

enum class CommandFault : std::uint8_t {
  empty,         // the line is blank
  too_long,      // more than 1000 bytes, or too many words
  unknown_word,  // neither a game nor a verb
  ambiguous,     // the beginning of several verbs
  no_verb,       // a game without a verb after it
  no_board,      // a board number is missing
  no_user,
  no_move,
  no_text,  // another argument is missing; see `expected`
  bad_option,
  bad_word,  // a word more than the verb takes, or one that it does not know
  not_here,  // a command that is accepted only at the address without a token
};

struct CommandMisread {
  CommandFault fault = CommandFault::empty;
  std::uint32_t begin = 0;  // half-open byte range in the line, as read_command() left it
  std::uint32_t end = 0;
  Phrase expected;         // "the number of a board"; empty if the fault alone is enough
  std::string suggestion;  // "resign"; empty if nothing is similar
};

// Returns a stable name: "unknown-word".
std::string_view name_of(CommandFault fault);
// Returns a message that names the fault and a suggestion ("did you mean resign?"), without a full stop.
Phrase phrase_of(const CommandMisread& misread, std::string_view line);

}  // namespace mt::server::protocol
