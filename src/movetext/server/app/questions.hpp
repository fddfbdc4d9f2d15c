// Questions by mail whether something was meant: each has a code in its address, which serves once.
#pragma once
#include "movetext/server/app/unit_of_work.hpp"
#include "movetext/server/protocol/commands/command.hpp"
#include "movetext/server/protocol/commands/read_command.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mt::server::app {

// What cannot be undone is asked for with these words; `kind` is that of a question.
bool is_for_good(protocol::Verb verb);
bool is_for_good(std::string_view kind);

// Refused: that mailbox has been asked often enough today, for anybody can have it asked.  Each kind, and
// each verb, has a count of its own: mails that somebody else sends in a player's name do not keep him from
// what he wants to ask for himself.
std::optional<domain::Refusal> objection_to_asking(UnitOfWork& work, const std::string& mailbox,
                                                   std::string_view kind);
std::optional<domain::Refusal> objection_to_holding(UnitOfWork& work, const std::string& mailbox,
                                                    protocol::Verb verb);

struct Asked {
  std::string_view kind;       // of a ConfirmationRow
  std::string payload{};       // by kind
  std::string_view command{};  // that is waiting, as its letter shows it
  Duration lasts = 0;
  bool for_good = false;
};
// Puts a code in the store for something that waits until its mail is answered, and sends that mail.
void ask_question(UnitOfWork& work, const domain::Account& account, const std::string& mailbox,
                  const Asked& asked);

std::string code_hash(std::string_view code);

// What commands that wait are kept as, and read as again.
std::string held_payload(std::string_view commands, std::string_view comment);
protocol::ReadingRules held_rules(UnitOfWork& work);

}  // namespace mt::server::app
