// The parts of an inbound mail that the server uses.
#pragma once
#include "movetext/server/domain/failure.hpp"
#include "movetext/server/protocol/commands/verb.hpp"
#include "movetext/server/protocol/mail/authentication.hpp"
#include "movetext/server/protocol/mail/auto_reply.hpp"
#include "movetext/server/protocol/mail/delivery_status.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mt::server::protocol {

struct IntakeLimits {
  std::size_t bytes = 262'144;       // bytes of the mail
  std::size_t line = 998;            // bytes without the line end (RFC 5322, 2.1.1)
  std::size_t headers = 200;         // headers of the mail itself
  std::size_t header = 16'384;       // bytes of one header, unfolded
  std::size_t depth = 8;             // nesting of parts
  std::size_t parts = 32;            // at all nesting levels
  std::size_t attachment = 262'144;  // bytes, decoded
  std::size_t text = 65'536;         // bytes of the cleaned text; longer text is truncated
  std::size_t comment = 4'096;       // bytes; longer comments are truncated
};

// Which mails are not answered, and whose authentication results are trusted.
struct IntakeRules {
  IntakeLimits limits;
  std::string mailbox;      // the server's, "play@games.example"; also matches with a detail after a "+"
  std::string authserv_id;  // of the server's own MTA in Authentication-Results; empty to trust none
};

struct Attachment {
  std::string name;  // only its extension is used
  std::string bytes;
  friend bool operator==(const Attachment&, const Attachment&) = default;
};

struct InboundMail {
  std::string from;          // mailbox: "fred@example.org"
  std::string display_name;  // decoded; may be empty
  std::string subject;       // decoded, one line
  std::string message_id;    // without angle brackets; empty if there is none
  std::string in_reply_to;   // without angle brackets; the last of References if the header is missing
  std::vector<std::string> references;  // without angle brackets, newest first; at most 50
  std::string text;                     // without quotations and signature; UTF-8, lines end with "\n"
  // The text up to its first empty line, and the text after that line.
  std::vector<std::string> command_lines;
  std::string comment;
  std::vector<Attachment> attachments;   // only .pdn and .pgn
  AutoReply automatic;                   // automatic mails are never answered, and their commands are not run
  bool is_bounce = false;                // a mail without a sender, or a delivery or read report
  std::vector<DeliveryStatus> delivery;  // of a bounce that could be parsed
  Authentication authentication = Authentication::none;
};

// Parses a mail; `envelope_sender` is empty for "<>", and `verbs` distinguish greetings from commands.  A
// failure has one of the codes mail-too-large, line-too-long, too-many-headers, header-too-long, too-deep,
// too-many-parts, not-a-mail, no-sender, many-senders.
std::variant<InboundMail, domain::Failure> parse_mail(std::string_view message,
                                                      std::string_view envelope_sender,
                                                      const IntakeRules& rules, const VerbTable& verbs);

}  // namespace mt::server::protocol
