#include "movetext/server/app/addressed_mail.hpp"

#include <utility>

namespace mt::server::app {

protocol::OutgoingMail addressed_mail(const ServerPolicy& policy, words::MailText text,
                                      const store::OutboxMail& mail, std::string_view title) {
  protocol::OutgoingMail out;
  out.from_name = title.empty() ? policy.from_name : std::string(title);
  out.from = policy.names.open();
  out.to = mail.recipient;
  out.subject = std::move(text.subject);
  out.message_id = mail.message_id;
  out.date = mail.created;
  out.auto_submitted = "auto-generated";
  out.text = std::move(text.text);
  out.html = std::move(text.html);
  return out;
}

std::string mail_of_command(const ServerPolicy& policy, std::string command) {
  for (std::size_t at = 0; (at = command.find_first_of(" =", at)) != std::string::npos; at += 3)
    command.replace(at, 1, command[at] == ' ' ? "%20" : "%3D");
  return "mailto:" + policy.names.open() + "?subject=" + command;
}

}  // namespace mt::server::app
