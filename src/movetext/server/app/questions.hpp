// Questions by mail whether something was meant: each has a code in its address, which serves once.
#pragma once
#include "movetext/server/app/question_kinds.hpp"
#include "movetext/server/app/unit_of_work.hpp"
#include "movetext/server/app/verb.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mt::server::app {

// Refused: that mailbox has been asked often enough today, for anybody can have it asked.  Each kind, and
// each verb, has a count of its own: mails that somebody else sends in a player's name do not keep the player
// from asking.
std::optional<domain::Refusal> objection_to_asking(UnitOfWork& work, const std::string& mailbox,
                                                   QuestionKind kind);
std::optional<domain::Refusal> objection_to_holding(UnitOfWork& work, const std::string& mailbox,
                                                    const Verb& verb);

struct Asked {
  QuestionKind kind = QuestionKind::command;
  std::string payload{};       // by kind
  std::string_view command{};  // that is waiting, as the mail shows it
  Duration lasts = 0;
  bool for_good = false;  // what is waiting cannot be undone, whatever the kind says
};
// Puts a code into the store for something that waits until its mail is answered, and sends that mail.
void ask_question(UnitOfWork& work, const domain::Account& account, const std::string& mailbox,
                  const Asked& asked);

// Returns what the store knows a code by.
std::string code_hash(std::string_view code);

}  // namespace mt::server::app
