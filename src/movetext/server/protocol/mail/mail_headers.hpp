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
// Parses a mail. The bytes must outlive the object. Returns nullptr if the bytes are not a mail.
mime::Object<GMimeMessage> parse_message(std::string_view message, GMimeParserOptions* options);

// Returns the headers in the order of the mail; long values are truncated.
std::vector<MailHeader> headers_of(GMimeMessage* message);
// Returns the value of the first header of that name, or an empty text if there is none.
std::string first_value(const std::vector<MailHeader>& headers, std::string_view name);
// Returns the value on one line with its encoded words decoded, at most `most` bytes.
std::string decoded_line(GMimeParserOptions* options, std::string_view value, std::size_t most);
// Returns a decoded text on one line, without control characters, at most `most` bytes.
std::string one_line(std::string_view text, std::size_t most);

// Returns the ids that are written as "<...>" in the value, without the angle brackets; at most `most` ids.
std::vector<std::string> ids_of(std::string_view value, std::size_t most);
// Returns the first id that is written as "<...>" in the value, without the angle brackets, or an empty text
// if there is none.
std::string first_id(std::string_view value);

struct Mailboxes {
  std::string mailbox;  // the last mailbox: "fred@example.org"
  std::string name;     // display name of that mailbox, decoded; may be empty
  std::size_t count = 0;
};
// Reads the mailboxes in all headers of that name.
Mailboxes mailboxes_of(const std::vector<MailHeader>& headers, std::string_view name,
                       GMimeParserOptions* options);

}  // namespace mt::server::protocol
