// Reads lines of mails as commands.
//
//   std::string line = "draughts move 101 32-28";
//   const CommandReading reading = read_command(line, rules);
//   if (const auto* command = std::get_if<Command>(&reading)) run(*command);
//   else tell(sentence(std::get<CommandMisread>(reading), line));
#pragma once
#include "movetext/server/protocol/commands/command.hpp"
#include "movetext/server/protocol/commands/misread.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <variant>

namespace mt::server::protocol {

inline constexpr std::size_t longest_command = 1000;  // bytes of a line

struct ReadingRules {
  const VerbTable& verbs;
  // An answer to a board mail: the line has no game, board or user, and what begins with no verb is a move.
  bool in_reply = false;
  // Says which words are games; empty: those of the table of games.
  std::function<bool(std::string_view)> is_game{};
  // Says who plays here; empty: any word may be a user.  It is asked only where a line could be read in two
  // ways.
  std::function<bool(std::string_view)> is_account{};
  // Hears a password before it is overwritten; nothing else ever has it.
  std::function<void(std::string_view user, std::string_view password)> hear_password{};
};

using CommandReading = std::variant<Command, CommandMisread>;

// Reads one line, a Subject too.  The line is changed: typographic characters become plain ones, and every
// byte of a password "*", also when the line is misread: it may be shown and logged afterwards.
CommandReading read_command(std::string& line, const ReadingRules& rules);

// Says whether the word is a move, or may stand where one does: "32-28", "resign", "flip".  No player can
// have such a name, for in a command it would not be read as one.
bool stands_for_move(std::string_view word, const VerbTable& verbs);

// Says whether the table of games has the word as a name or alias that begins with a letter.
bool is_game_word(std::string_view word);

}  // namespace mt::server::protocol
