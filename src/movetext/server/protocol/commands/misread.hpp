// Why a line is no command, and what to write instead.
#pragma once
#include "movetext/server/domain/phrase.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace mt::server::protocol {

enum class CommandFault : std::uint8_t {
  empty,         // nothing but blanks
  too_long,      // more than 1000 bytes, or too many words
  unknown_word,  // neither a game nor a verb
  ambiguous,     // the beginning of several verbs
  no_verb,       // a game without a verb after it
  no_board,      // the number of a board is missing, or something else stands there
  no_user,
  no_move,
  no_text,  // something else is missing; see `expected`
  bad_option,
  bad_word,  // more than the verb takes, or a word that it does not know
  not_here,  // a command for the address without a token
};

struct CommandMisread {
  CommandFault fault = CommandFault::empty;
  std::uint32_t begin = 0;  // half-open byte range in the line, as read_command() left it
  std::uint32_t end = 0;
  Phrase expected;         // "the number of a board"; empty: the fault says it all
  std::string suggestion;  // "resign"; empty: nothing is near
};

// A stable word: "unknown-word".
std::string_view name_of(CommandFault fault);
// "'rezign' is no command (did you mean resign?)"; without a full stop.
Phrase phrase_of(const CommandMisread& misread, std::string_view line);

}  // namespace mt::server::protocol
