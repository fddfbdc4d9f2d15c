// Mails that are written when they are put into the outbox: answers, notices, questions.
#pragma once
#include "movetext/server/app/policy.hpp"
#include "movetext/server/domain/failure.hpp"
#include "movetext/server/store/rows.hpp"
#include "movetext/server/words/mail_text.hpp"

#include <string>
#include <variant>

namespace mt::server::app {

struct AnswerAddress {
  std::string recipient;
  AccountId account = 0;
  std::string message_id;   // the Message-ID of this mail
  std::string in_reply_to;  // the Message-ID of the answered mail; empty if this mail answers none
  std::string reply_to;     // empty for the server's own address
};

// Returns the whole mail with an envelope for the outbox, or a failure if some text cannot be put into a
// mail.
std::variant<store::OutboxMail, domain::Failure> compose_answer(const ServerPolicy& policy,
                                                                words::MailText text, const AnswerAddress& to,
                                                                Time now);

}  // namespace mt::server::app
