// A command as a value, which is read from a line of a mail or made by a program.
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

// Holds "-variant=25" of a challenge or "lang=de" of set, without the dashes; names are in small letters.
struct CommandOption {
  std::string name;
  std::string value;  // empty: the option has no value
  friend bool operator==(const CommandOption&, const CommandOption&) = default;
};

struct Command {
  const VerbRow* verb = nullptr;  // never null in a command that was read
  std::string game;               // a game or "all", in small letters, from before the verb; empty: none
  std::vector<BoardRef> boards;
  std::vector<std::string> users;      // of a challenge: the first one has the first move
  std::string legacy_user;             // the user who gives the command, as pbmserv has it
  bool legacy_password = false;        // there was a password, which has been overwritten
  std::vector<std::string> addresses;  // of signup, add and change address
  // Holds moves with single blanks between them, or another argument: "time" of claim, a reason, a date,
  // topics of help, "accept" or "7" of a policy, "all" of subscriptions, a filter of games, a text to say.
  std::string text;
  std::optional<std::uint32_t> guard;  // the number of the half-move that the move is meant for, from 1
  bool with_draw = false;              // the move offers a draw
  bool sure = false;                   // "resign!" asks no question
  std::vector<domain::QueuedMove> queue;
  std::vector<CommandOption> options;
  std::optional<std::uint32_t> new_players;  // of "preview new 2 ..."
  friend bool operator==(const Command&, const Command&) = default;
};

// Writes the command as a line that read_command() reads as the same value.  A password is written as "*".
std::string describe(const Command& command);

}  // namespace mt::server::protocol
