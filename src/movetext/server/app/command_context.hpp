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

// Who wrote, and what vouches for it.
struct Requester {
  AccountId account = 0;  // 0: an unknown sender
  bool trusted = false;   // a token, a confirmation or a password: may act for the account
  bool is_operator = false;
  std::string mailbox;  // that the mail says it comes from
  // In an answer to a board mail: the board of the token, and what its sender had seen.
  std::optional<GameId> board;
  std::optional<std::uint32_t> ply_seen;
  std::optional<std::uint32_t> event_seen;
};

struct CommandResult {
  words::CommandOutcome outcome;
  std::vector<std::string> pages;        // lists and boards that were asked for
  std::vector<std::string> legal_moves;  // after a move that was refused
  bool moves_go_on = false;              // the legal moves are those that have what was played of one
  bool is_error = false;
  bool is_mailed = false;  // a mail of its own, to the requester, says it all: a board, a question
};

// Commands that wait for the confirmation of one account.
struct WaitingCommands {
  AccountId account = 0;
  std::string lines;  // a command each
  bool for_good = false;
};

// The commands of one mail share it.
struct CommandContext {
  CommandContext(UnitOfWork& unit, Requester who, std::string_view text);

  // Returns the account of the requester; nullptr: the sender is unknown.  A handler that is not open to
  // everybody always has one.
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
// An empty phrase: there is nothing to say about it.
CommandResult done(Phrase phrase = {});
// It is done when somebody has answered a question.
CommandResult waits(Phrase phrase);

}  // namespace mt::server::app
