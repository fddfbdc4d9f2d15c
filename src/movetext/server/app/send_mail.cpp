#include "movetext/server/app/send_mail.hpp"

#include "movetext/server/app/compose_answer.hpp"
#include "movetext/server/crypto/digest.hpp"
#include "movetext/server/crypto/random.hpp"

#include <utility>
#include <variant>

namespace mt::server::app {

void send_mail(UnitOfWork& work, const domain::Account& account, const std::string& mailbox,
               words::MailText text, const std::string& id, const std::string& reply_to) {
  const AnswerAddress to{mailbox, account.id, id + '@' + work.policy().names.domain(), {}, reply_to};
  auto mail = compose_answer(work.policy(), std::move(text), to, work.now());
  if (auto* ready = std::get_if<store::OutboxMail>(&mail)) work.send(std::move(*ready));
}

std::string random_id(char kind) {
  return kind + crypto::sha256_hex(crypto::random_code()).substr(0, 32);
}

}  // namespace mt::server::app
