// Addresses and parameters as they stand behind MAIL FROM and RCPT TO (RFC 5321, 4.1.2).
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::transport {

struct MailPath {
  std::string mailbox;                  // without angle brackets and source route; empty: "<>"
  std::vector<std::string> parameters;  // "SIZE=1000"
};

// Behind "FROM:" or "TO:"; nullopt: no such thing.
std::optional<MailPath> parse_mail_path(std::string_view text);

}  // namespace mt::server::transport
