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
  std::string name;  // the name of an attachment, or the Content-ID of a picture without angle brackets
  std::string type;  // "application/vnd.chess-pgn"
  std::string bytes;
};

// The fields of a mail. All text is UTF-8. A field that is empty is omitted from the mail.
struct OutgoingMail {
  std::string from_name;
  std::string from;
  std::string reply_to;
  std::string to;
  std::string subject;
  std::string message_id;  // message_id, in_reply_to and references are without angle brackets
  std::string in_reply_to;
  std::vector<std::string> references;
  Time date = 0;
  std::string auto_submitted;  // "auto-generated", "auto-replied"
  // Where readers can unsubscribe from mails of this kind: a mailto address, or an https address for one
  // click (RFC 2369, RFC 8058).
  std::string list_unsubscribe;
  std::vector<MailHeader> headers;  // more headers, such as "X-Movetext-Game"
  std::string text;                 // the text of the mail, complete even without the HTML
  std::string html;
  std::vector<DraftFile> pictures;  // shown in the HTML, or attached if `html` is empty
  std::vector<DraftFile> attachments;
};

// Returns the bytes of the mail: only ASCII, line ends CRLF, no line longer than 998 bytes. The same draft
// always gives the same bytes. Fails with the code bad-header if a value contains a line end or another
// control character or is not UTF-8; fails with the code bad-address if a value is not an address.
std::variant<std::string, domain::Failure> compose_mail(const OutgoingMail& draft);

// may_be_written_to() returns whether compose_mail() accepts the text as an address; may_be_reference()
// returns whether it accepts the text as the Message-ID of the mail that is answered.
bool may_be_written_to(std::string_view mailbox);
bool may_be_reference(std::string_view message_id);

}  // namespace mt::server::protocol
