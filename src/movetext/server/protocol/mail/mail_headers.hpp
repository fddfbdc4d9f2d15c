// Returns the headers of a parsed mail as plain values.
#pragma once
#include "movetext/server/protocol/mail/auto_reply.hpp"
#include "movetext/server/protocol/mail/mime.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::protocol {

mime::ParserOptions parser_options();
// Parses a mail; the bytes must outlive the object.  Returns nullptr if they are not a mail.
mime::Object<GMimeMessage> parse_message(std::string_view message, GMimeParserOptions* options);

// Returns the headers in their order; long values are truncated.
std::vector<MailHeader> headers_of(GMimeMessage* message);
// Returns the value of the first header of that name, or an empty text if there is none.
std::string first_value(const std::vector<MailHeader>& headers, std::string_view name);
// Returns the value on one line, with its encoded words decoded.
std::string decoded_line(GMimeParserOptions* options, std::string_view value, std::size_t most);
// Returns a decoded value on one line, without control characters, of at most `most` bytes.
std::string one_line(std::string_view text, std::size_t most);

// Returns the "<...>" of a value, without the brackets; at most `most` of them.
std::vector<std::string> ids_of(std::string_view value, std::size_t most);
// Returns the first "<...>" of a value, without the brackets, or an empty text if there is none.
std::string first_id(std::string_view value);

struct Mailboxes {
  std::string mailbox;  // the last one: "fred@example.org"
  std::string name;     // its display name, decoded; may be empty
  std::size_t count = 0;
};
// Reads the mailboxes in all headers of that name.
Mailboxes mailboxes_of(const std::vector<MailHeader>& headers, std::string_view name,
                       GMimeParserOptions* options);

}  // namespace mt::server::protocol
