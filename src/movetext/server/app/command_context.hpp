// What the handler of a command works with, and what it returns.
#pragma once
#include "movetext/server/app/unit_of_work.hpp"
#include "movetext/server/protocol/commands/command.hpp"
#include "movetext/server/words/views.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::app {

// The sender of the mail, and what vouches for the sender.
struct Requester {
  AccountId account = 0;  // 0: an unknown sender
  bool trusted = false;   // a token, a confirmation or a password vouches: the sender may act for the account
  bool is_operator = false;
  std::string mailbox;  // the address in the From header
  // These are set in an answer to a board mail: the board of the token, and what its sender had seen.
  std::optional<GameId> board;
  std::optional<std::uint32_t> ply_seen;
  std::optional<std::uint32_t> event_seen;
};

struct CommandResult {
  words::CommandOutcome outcome;
  std::vector<std::string> pages;        // lists and boards that were asked for
  std::vector<std::string> legal_moves;  // after a move that was refused
  bool moves_go_on = false;              // the legal moves continue what was played
  bool is_error = false;
  bool is_mailed = false;  // the requester gets another mail that says it all: a board, a question
};

// Commands that wait for the confirmation of one account.
struct WaitingCommands {
  AccountId account = 0;
  std::string lines;  // one command a line
  bool for_good = false;
};

// The handlers of all commands of one mail share this value.
struct CommandContext {
  CommandContext(UnitOfWork& unit, Requester who, std::string_view text);

  // Returns the account of the requester; nullptr if the sender is unknown.  A handler that is not open to
  // everybody always gets an account.
  domain::Account* self() { return work.account(requester.account); }
  // Returns the board that the command names, or the one that was answered.
  std::optional<GameId> board_of(const protocol::Command& command) const;

  UnitOfWork& work;
  Requester requester;
  std::string comment;  // the text of the mail, without tokens
  std::vector<WaitingCommands> held{};
};

CommandResult refused(const domain::Refusal& refusal);
// The code of the refusal is the key of the phrase up to its first dot.
CommandResult refused(Phrase phrase);
// An empty phrase means that there is nothing to say about the command.
CommandResult done(Phrase phrase = {});
// The command is done when somebody has answered a question.
CommandResult waits(Phrase phrase);

}  // namespace mt::server::app
