// Reads addresses and parameters as they follow MAIL FROM and RCPT TO (RFC 5321, 4.1.2).
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::transport {

struct MailPath {
  std::string mailbox;                  // without angle brackets and source route; empty for "<>"
  std::vector<std::string> parameters;  // "SIZE=1000"
};

// Reads what follows "FROM:" or "TO:".  Returns nothing if it is no path.
std::optional<MailPath> parse_mail_path(std::string_view text);

}  // namespace mt::server::transport
