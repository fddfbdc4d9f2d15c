#include "movetext/server/app/send_mail.hpp"

#include "movetext/server/crypto/digest.hpp"
#include "movetext/server/crypto/random.hpp"
#include "movetext/server/app/renderer.hpp"

#include <utility>
#include <variant>

namespace mt::server {

void send_letter(Work& work, const Account& account, const std::string& mailbox, const OutgoingLetter& letter,
                 const std::string& id, const std::string& reply_to) {
  const AnswerAddress to{mailbox, account.id, id + '@' + work.house().names.domain(), {}, reply_to};
  auto mail = answer_mail(work.house(), letter, to, work.now());
  if (auto* ready = std::get_if<OutboxMail>(&mail)) work.send(std::move(*ready));
}

std::string random_id(char kind) {
  return kind + sha256_hex(random_code()).substr(0, 32);
}

}  // namespace mt::server
