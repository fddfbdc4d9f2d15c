// Makes callbacks for a server that treats the mails of all mailboxes in the same way.
#pragma once
#include "movetext/server/transport/lmtp/server.hpp"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace mt::server::test {

using Check = std::function<transport::LmtpAnswer(std::string_view recipient)>;
using Deliver = std::function<void(const transport::Envelope& envelope, const std::string& recipient,
                                   std::shared_ptr<const std::string> message,
                                   std::function<void(transport::LmtpAnswer)> done)>;

// Accepts mail for the mailboxes for which `check` returns true.
inline transport::LmtpCallbacks callbacks_of(Check check, Deliver deliver) {
  return {[check = std::move(check),
           deliver = std::move(deliver)](std::string_view recipient) -> transport::LmtpMailbox {
    transport::LmtpAnswer answer = check(recipient);
    if (answer.kind != transport::LmtpAnswer::Kind::accepted) return answer;
    return [deliver, recipient = std::string(recipient)](const transport::Envelope& envelope,
                                                         std::shared_ptr<const std::string> message,
                                                         std::function<void(transport::LmtpAnswer)> done) {
      deliver(envelope, recipient, std::move(message), std::move(done));
    };
  }};
}

}  // namespace mt::server::test
