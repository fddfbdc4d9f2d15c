// The input and the result of command handlers.
#pragma once
#include "movetext/server/app/unit_of_work.hpp"
#include "movetext/server/protocol/commands/command.hpp"
#include "movetext/server/words/views.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::app {

// The sender of the mail, and how the sender is authenticated.
struct Requester {
  AccountId account = 0;  // 0 for an unknown sender
  bool trusted = false;   // authenticated by a token, a confirmation or a password: the sender may act for
                          // the account
  bool is_operator = false;
  std::string mailbox;  // the address in the From header
  // Set in an answer to a board mail: the board of the token, and the half-moves that its sender had seen.
  std::optional<GameId> board;
  std::optional<std::uint32_t> ply_seen;
  std::optional<std::uint32_t> event_seen;
};

struct CommandResult {
  words::CommandOutcome outcome;
  std::vector<std::string> pages;        // lists and boards to show
  std::vector<std::string> legal_moves;  // after a refused move
  bool moves_go_on = false;              // the legal moves continue the played part
  bool is_error = false;
  bool is_mailed = false;  // the requester receives another mail with everything: a board, a question
};

// Commands that wait for confirmation by one account.
struct WaitingCommands {
  AccountId account = 0;
  std::string lines;  // one command per line
  bool for_good = false;
};

// The handlers of all commands of one mail share this value.
struct CommandContext {
  CommandContext(UnitOfWork& unit, Requester who, std::string_view text);

  // Returns the account of the requester; nullptr if the sender is unknown.  A handler that is not open to
  // everyone always has an account.
  domain::Account* self() { return work.account(requester.account); }
  // Returns the board that the command names, or else the board that was answered.
  std::optional<GameId> board_of(const protocol::Command& command) const;

  UnitOfWork& work;
  Requester requester;
  std::string comment;  // the text of the mail, without tokens
  std::vector<WaitingCommands> held{};
};

CommandResult refused(const domain::Refusal& refusal);
// The code of the refusal is the key of the phrase up to its first dot.
CommandResult refused(Phrase phrase);
// An empty phrase means that there is nothing to report about the command.
CommandResult done(Phrase phrase = {});
// The command waits until a question is answered.
CommandResult waits(Phrase phrase);

}  // namespace mt::server::app
