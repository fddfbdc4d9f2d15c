// A mail that came in, as far as the server is concerned with it.
#pragma once
#include "movetext/server/domain/terms.hpp"
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
  std::size_t bytes = 262'144;       // of the mail
  std::size_t line = 998;            // bytes without the line end (RFC 5322, 2.1.1)
  std::size_t headers = 200;         // of the mail itself
  std::size_t header = 16'384;       // bytes of one of them, unfolded
  std::size_t depth = 8;             // of parts inside parts
  std::size_t parts = 32;            // at all depths
  std::size_t attachment = 262'144;  // bytes, decoded
  std::size_t text = 65'536;         // bytes of the text after cleaning; more is cut off
  std::size_t comment = 4'096;       // bytes; more is cut off
};

// Whose mails are not answered, and whose verdicts count.
struct IntakeRules {
  IntakeLimits limits;
  std::string mailbox;      // ours: "play@games.example"; what it says behind a "+" is ours, too
  std::string authserv_id;  // of our own MTA in Authentication-Results; empty: none is believed
};

struct Attachment {
  std::string name;  // its ending alone is of use
  std::string bytes;
  friend bool operator==(const Attachment&, const Attachment&) = default;
};

struct InboundMail {
  std::string from;                     // mailbox: "fred@example.org"
  std::string display_name;             // decoded; may be empty
  std::string subject;                  // decoded, one line
  std::string message_id;               // without angle brackets; empty: none
  std::string in_reply_to;              // the same; where it is missing the last one of References
  std::vector<std::string> references;  // the same, the newest first; at most 50
  std::string text;                     // without quotations and signature; UTF-8, lines end with "\n"
  // The text up to its first empty line, and what follows it.
  std::vector<std::string> command_lines;
  std::string comment;
  std::vector<Attachment> attachments;   // .pdn and .pgn alone
  AutoReply automatic;                   // such a mail is never answered, and commands nothing
  bool is_bounce = false;                // no sender, or a report: of a delivery, or that a mail was read
  std::vector<DeliveryStatus> delivery;  // of a bounce that can be understood
  Authentication authentication = Authentication::none;
};

// Reads a mail; `envelope_sender` is empty for "<>".  A refusal has one of the codes mail-too-large,
// line-too-long, too-many-headers, header-too-long, too-deep, too-many-parts, not-a-mail, no-sender,
// many-senders.
std::variant<InboundMail, domain::Refusal> parse_mail(std::string_view message,
                                                      std::string_view envelope_sender,
                                                      const IntakeRules& rules);

}  // namespace mt::server::protocol
