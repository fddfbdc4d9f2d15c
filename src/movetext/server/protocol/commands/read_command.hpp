// Parses lines of mails as commands.
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

inline constexpr std::size_t longest_command = 1000;  // maximum number of bytes in a line

struct ReadingRules {
  const VerbTable& verbs;
  // Whether the line comes from a reply to a board mail. Such a line contains no game, board or user. If it
  // does not begin with a verb, it is a move.
  bool in_reply = false;
  // Returns whether a word is a game. If this is not set, the table of games decides.
  std::function<bool(std::string_view)> is_game{};
  // Returns whether a player has that name. If this is not set, any word may be a user. It is called only if
  // there are two ways to read a line.
  std::function<bool(std::string_view)> is_account{};
  // Called with each password before the password is overwritten. No other code receives passwords.
  std::function<void(std::string_view user, std::string_view password)> hear_password{};
};

using CommandReading = std::variant<Command, CommandMisread>;

// Parses one line or Subject. Changes the line so that it can be shown and logged, even if it is misread:
// typographic characters become plain ones, and every byte of a password becomes "*".
CommandReading read_command(std::string& line, const ReadingRules& rules);

// Returns whether the word is a move or can be written instead of a move: "32-28", "resign", "flip". No
// player may have such a name, because commands would not read it as a name.
bool stands_for_move(std::string_view word, const VerbTable& verbs);

// Returns whether the word is a name or alias of a game and begins with a letter.
bool is_game_word(std::string_view word);

}  // namespace mt::server::protocol
