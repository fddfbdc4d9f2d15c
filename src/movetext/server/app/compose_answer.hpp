// Writes the mails whose text is complete when they are put into the outbox: answers, notices, confirmation
// requests.
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
  std::string in_reply_to;  // the Message-ID of the answered mail; empty if this mail answers no mail
  std::string reply_to;     // empty if replies go to the server's own address
};

// Returns the complete mail with its envelope for the outbox, or a failure if a text cannot be represented in
// a mail.
std::variant<store::OutboxMail, domain::Failure> compose_answer(const ServerPolicy& policy,
                                                                words::MailText text, const AnswerAddress& to,
                                                                Time now);

}  // namespace mt::server::app
