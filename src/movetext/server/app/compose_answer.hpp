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
  std::string message_id;   // ours
  std::string in_reply_to;  // the Message-ID of what is answered; empty: it answers nothing
  std::string reply_to;     // empty: the server's own address
};

// Returns the whole mail, with an envelope for the outbox.  Refused: what cannot be put into a mail.
std::variant<store::OutboxMail, domain::Failure> compose_answer(const Policy& policy, words::MailText text,
                                                                const AnswerAddress& to, Time now);

}  // namespace mt::server::app
