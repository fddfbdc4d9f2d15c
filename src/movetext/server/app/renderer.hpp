// Mails about boards and accounts, written when they are sent: the store keeps what they are about, not what
// they say.
#pragma once
#include "movetext/server/app/policy.hpp"
#include "movetext/server/store/store.hpp"
#include "movetext/server/words/mail_text.hpp"

#include <optional>
#include <string>
#include <variant>

namespace mt::server::app {

// The mail as it is sent, headers and all.  Mails that are written already stay as they are, and those about
// a board come out the same at any time: what their events do not say stands in the mail.  A digest says how
// things stand `now`.  Refused: what it is about is
// not there any more.
std::variant<std::string, domain::Refusal> render(const Policy& policy, store::Transaction& store,
                                                  const store::OutboxMail& mail, Time now);

// The answer to a mail, as an envelope for the outbox; `answers` is the Message-ID of what is answered.
struct AnswerAddress {
  std::string recipient;
  AccountId account = 0;
  std::string message_id;  // ours
  std::string in_reply_to;
  std::string reply_to;  // empty: the server's own address
};
std::variant<store::OutboxMail, domain::Refusal> compose_answer(const Policy& policy,
                                                                const words::MailText& letter,
                                                                const AnswerAddress& to, Time now);

}  // namespace mt::server::app
