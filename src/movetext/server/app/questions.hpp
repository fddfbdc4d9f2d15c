// Questions by mail: requests to confirm an action. The reply address of each question contains a code that
// can be used once.
#pragma once
#include "movetext/server/app/question_kinds.hpp"
#include "movetext/server/app/unit_of_work.hpp"
#include "movetext/server/app/verb.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mt::server::app {

// Return a refusal if the mailbox has already received the maximum number of questions today. The limit is
// needed because any sender can cause questions. Each kind of question and each verb is counted separately,
// so forged mails cannot use up all questions of a player.
std::optional<domain::Refusal> objection_to_asking(UnitOfWork& work, const std::string& mailbox,
                                                   QuestionKind kind);
std::optional<domain::Refusal> objection_to_holding(UnitOfWork& work, const std::string& mailbox,
                                                    const Verb& verb);

struct Asked {
  QuestionKind kind = QuestionKind::command;
  std::string payload{};       // a text whose meaning depends on `kind`
  std::string_view command{};  // the held commands, as the mail shows them
  Duration lasts = 0;
  // The action cannot be undone; need not be set if `is_for_good` is set in the row of the kind.
  bool for_good = false;
};
// Stores a code for an action that waits for the answer, and mails the question.
void ask_question(UnitOfWork& work, const domain::Account& account, const std::string& mailbox,
                  const Asked& asked);

// Returns the hash of a code. The store contains only hashes of codes.
std::string code_hash(std::string_view code);

}  // namespace mt::server::app
