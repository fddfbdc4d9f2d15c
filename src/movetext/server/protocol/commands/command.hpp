// A command as a value, parsed from a line of a mail or built by a program.
#pragma once
#include "movetext/server/domain/ids.hpp"
#include "movetext/server/domain/queue.hpp"
#include "movetext/server/protocol/commands/verb.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mt::server::protocol {

// Names a board: "101", or "101#17" for the board as it was after 17 half-moves.
struct BoardRef {
  GameId board = 0;
  std::optional<std::uint32_t> ply;
  friend bool operator==(const BoardRef&, const BoardRef&) = default;
};

// Holds "-variant=25" of a challenge or "lang=de" of set, without the dashes; names are lowercase.
struct CommandOption {
  std::string name;
  std::string value;  // empty if the option has no value
  friend bool operator==(const CommandOption&, const CommandOption&) = default;
};

struct Command {
  const VerbRow* verb = nullptr;  // never null in a parsed command
  std::string game;               // a game or "all" that precedes the verb, lowercase; may be empty
  std::vector<BoardRef> boards;
  std::vector<std::string> users;      // of a challenge: the first one moves first
  std::string legacy_user;             // the user who gives the command, in the syntax of pbmserv
  bool legacy_password = false;        // there was a password; it has been overwritten
  std::vector<std::string> addresses;  // of signup, add and change address
  // Moves separated by single spaces, or another argument: "time" of claim, a reason, a date, topics of help,
  // "accept" or "7" of a policy, "all" of subscriptions, a filter of games, a text to send.
  std::string text;
  std::optional<std::uint32_t> guard;  // number of the half-move that the move is meant for, from 1
  bool with_draw = false;              // the move offers a draw
  bool sure = false;                   // "resign!" needs no confirmation
  std::vector<domain::QueuedMove> queue;
  std::vector<CommandOption> options;
  std::optional<std::uint32_t> new_players;  // of "preview new 2 ..."
  friend bool operator==(const Command&, const Command&) = default;
};

// Returns the command as a line that read_command() reads back as the same value.  A password is written as
// "*".
std::string describe(const Command& command);

}  // namespace mt::server::protocol
