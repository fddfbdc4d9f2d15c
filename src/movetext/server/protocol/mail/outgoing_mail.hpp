// Writes the bytes of outgoing mails.
//
//   OutgoingMail mail{.from = "play@games.example", .to = "fred@example.org", .subject = "hello"};
//   const std::variant<std::string, domain::Failure> bytes = compose_mail(mail);
#pragma once
#include "movetext/server/domain/failure.hpp"
#include "movetext/server/domain/ids.hpp"
#include "movetext/server/protocol/mail/auto_reply.hpp"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mt::server::protocol {

struct DraftFile {
  std::string name;  // an attachment's name, or a picture's Content-ID without angle brackets
  std::string type;  // "application/vnd.chess-pgn"
  std::string bytes;
};

// The fields of a mail.  All text is UTF-8.  Empty fields are omitted from the mail.
struct OutgoingMail {
  std::string from_name;
  std::string from;
  std::string reply_to;
  std::string to;
  std::string subject;
  std::string message_id;  // without angle brackets, as are the next two
  std::string in_reply_to;
  std::vector<std::string> references;
  Time date = 0;
  std::string auto_submitted;  // "auto-generated", "auto-replied"
  // Address to unsubscribe from such mails: a mailto address, or an https address for one click (RFC 2369,
  // RFC 8058).
  std::string list_unsubscribe;
  std::vector<MailHeader> headers;  // other headers: "X-Movetext-Game"
  std::string text;                 // complete without the html
  std::string html;
  std::vector<DraftFile> pictures;  // shown by the html, or attached if there is none
  std::vector<DraftFile> attachments;
};

// Returns the mail as it will be sent: CRLF, ASCII only, no line longer than 998 bytes.  The same draft gives
// the same bytes.  Fails with the code bad-header if a value contains a line end or another control character
// or is not UTF-8, and with bad-address if a value is not an address.
std::variant<std::string, domain::Failure> compose_mail(const OutgoingMail& draft);

// Return whether compose_mail() accepts the text as an address, or as the Message-ID of the mail that is
// answered.
bool may_be_written_to(std::string_view mailbox);
bool may_be_reference(std::string_view message_id);

}  // namespace mt::server::protocol
