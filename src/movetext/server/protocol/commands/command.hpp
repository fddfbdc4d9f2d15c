// A command as a value. It is parsed from a line of a mail, or built by a program.
#pragma once
#include "movetext/server/domain/ids.hpp"
#include "movetext/server/domain/queue.hpp"
#include "movetext/server/protocol/commands/verb.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mt::server::protocol {

// Names a board: "101", or "101#17" for the position of board 101 after 17 plies.
struct BoardRef {
  GameId board = 0;
  std::optional<std::uint32_t> ply;
  friend bool operator==(const BoardRef&, const BoardRef&) = default;
};

// An option such as "-variant=25" of a challenge or "lang=de" of set, without the dashes. Names are
// lowercase.
struct CommandOption {
  std::string name;
  std::string value;  // empty if the option has no value
  friend bool operator==(const CommandOption&, const CommandOption&) = default;
};

struct Command {
  const VerbRow* verb = nullptr;  // never null in a parsed command
  std::string game;               // the game or "all" before the verb, in lowercase; may be empty
  std::vector<BoardRef> boards;
  std::vector<std::string> users;      // in a challenge, the first user moves first
  std::string legacy_user;             // the user who gives the command (syntax of pbmserv)
  bool legacy_password = false;        // whether there was a password; its text has been overwritten
  std::vector<std::string> addresses;  // addresses of "signup", "add" and "change address"
  // The moves, separated by single spaces, or another argument:
  // - "time" of the verb "claim", a reason, a date, topics of the verb "help", a text to send
  // - "accept" or "7" of a policy
  // - "all" of the verb "subscriptions", a filter of games
  std::string text;
  std::optional<std::uint32_t> guard;  // number of the ply that the move is meant for, from 1
  bool with_draw = false;              // whether the move offers a draw
  // Whether the verb is followed by "!", as in "resign!". The command then needs no confirmation.
  bool sure = false;
  std::vector<domain::QueuedMove> queue;
  std::vector<CommandOption> options;
  std::optional<std::uint32_t> new_players;  // the number after "new", as in "preview new 2 ..."
  friend bool operator==(const Command&, const Command&) = default;
};

// Returns the command as a line; read_command() parses that line to the same value. A password is written as
// "*".
std::string describe(const Command& command);

}  // namespace mt::server::protocol
