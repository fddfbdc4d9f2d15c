// The input and the results of command handlers.
#pragma once
#include "movetext/server/app/unit_of_work.hpp"
#include "movetext/server/protocol/commands/command.hpp"
#include "movetext/server/words/views.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::app {

// The sender of a mail, and how the sender was authenticated.
struct Requester {
  AccountId account = 0;  // 0 for an unknown sender
  // A token, a confirmation or a password proves that the sender may act for the account.
  bool trusted = false;
  bool is_operator = false;
  std::string mailbox;  // the address in the From header of the mail
  // These values are set for an answer to a board mail: the board of the token, the number of half-moves that
  // the sender had seen, and the last event in the board mail.
  std::optional<GameId> board;
  std::optional<std::uint32_t> ply_seen;
  std::optional<std::uint32_t> event_seen;
};

struct CommandResult {
  words::CommandOutcome outcome;
  std::vector<std::string> pages;        // lists and boards that the answer shows
  std::vector<std::string> legal_moves;  // listed after a refused move
  bool moves_go_on = false;              // the player has sent a part of a move; each legal move completes it
  bool is_error = false;
  bool is_mailed = false;  // another mail, such as a board mail, shows the requester this result
};

// Commands that wait until one account confirms them.
struct WaitingCommands {
  AccountId account = 0;
  std::string lines;  // one command per line
  bool for_good = false;
};

// All handlers of the commands in one mail share this value.
struct CommandContext {
  CommandContext(UnitOfWork& unit, Requester who, std::string_view text);

  // Returns the account of the requester, or nullptr if the sender is unknown. It is never null in handlers
  // of verbs that need an account.
  domain::Account* self() { return work.account(requester.account); }
  // Returns the board that the command names. If it names none, returns the board that the mail answers.
  std::optional<GameId> board_of(const protocol::Command& command) const;

  UnitOfWork& work;
  Requester requester;
  std::string comment;  // the text of the mail without its tokens
  std::vector<WaitingCommands> held{};
};

CommandResult refused(const domain::Refusal& refusal);
// Makes a refusal whose code is the key of the phrase up to its first dot.
CommandResult refused(Phrase phrase);
// Reports a command that was carried out. If the phrase is empty, there is nothing to report.
CommandResult done(Phrase phrase = {});
// Reports that the command waits for a confirmation.
CommandResult waits(Phrase phrase);

}  // namespace mt::server::app
