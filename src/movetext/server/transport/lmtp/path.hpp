// Parses the address and the parameters after MAIL FROM and RCPT TO (RFC 5321, 4.1.2).
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::transport {

struct MailPath {
  std::string mailbox;                  // without angle brackets and without source route; empty for "<>"
  std::vector<std::string> parameters;  // for example "SIZE=1000"
};

// Parses the text after "FROM:" or "TO:". Returns nothing if it is not a path.
std::optional<MailPath> parse_mail_path(std::string_view text);

}  // namespace mt::server::transport
