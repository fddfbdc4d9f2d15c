// Incoming mails for tests.
#pragma once
#include "movetext/server/app/verbs.hpp"
#include "movetext/server/protocol/mail/inbound_mail.hpp"

#include <gtest/gtest.h>
#include <string>

namespace mt::server::test {

inline protocol::IntakeRules rules() {
  protocol::IntakeRules rules;
  rules.mailbox = "play@games.example";
  rules.authserv_id = "mx.games.example";
  return rules;
}

// Returns the text with CRLF instead of "\n".
inline std::string crlf(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (c == '\n') out += '\r';
    out += c;
  }
  return out;
}

// Returns a mail of fred with more headers, an empty line and the body.
inline std::string mail(const std::string& headers, const std::string& body) {
  return crlf("From: Fred <fred@example.org>\nTo: play@games.example\n" + headers + "\n" + body);
}

inline protocol::InboundMail letter(const std::string& message,
                                    const std::string& sender = "fred@example.org") {
  auto read = protocol::parse_mail(message, sender, rules(), app::verbs());
  if (const auto* failure = std::get_if<domain::Failure>(&read)) {
    ADD_FAILURE() << failure->code << ": " << failure->message;
    return {};
  }
  return std::get<protocol::InboundMail>(std::move(read));
}

// Returns the code of the failure, or an empty string if the mail was accepted.
inline std::string refusal(const std::string& message, const std::string& sender = "fred@example.org") {
  const auto read = protocol::parse_mail(message, sender, rules(), app::verbs());
  const auto* failure = std::get_if<domain::Failure>(&read);
  return failure != nullptr ? failure->code : std::string();
}

}  // namespace mt::server::test
