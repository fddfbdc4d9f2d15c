// Questions by mail: each has a code in its reply address, and the code can be used once.
#pragma once
#include "movetext/server/app/question_kinds.hpp"
#include "movetext/server/app/unit_of_work.hpp"
#include "movetext/server/app/verb.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mt::server::app {

// Refuse to ask if that mailbox has received enough questions today, because any sender could make the server
// ask.  Each kind, and each verb, has its own count, so mails that others send in a player's name do not use
// up the player's own questions.
std::optional<domain::Refusal> objection_to_asking(UnitOfWork& work, const std::string& mailbox,
                                                   QuestionKind kind);
std::optional<domain::Refusal> objection_to_holding(UnitOfWork& work, const std::string& mailbox,
                                                    const Verb& verb);

struct Asked {
  QuestionKind kind = QuestionKind::command;
  std::string payload{};       // its meaning depends on the kind
  std::string_view command{};  // the held command as the mail shows it
  Duration lasts = 0;
  bool for_good = false;  // the action cannot be undone, whatever the kind says
};
// Stores a code for an action that waits until its mail is answered, and sends that mail.
void ask_question(UnitOfWork& work, const domain::Account& account, const std::string& mailbox,
                  const Asked& asked);

// Returns the form in which the store keeps a code.
std::string code_hash(std::string_view code);

}  // namespace mt::server::app
