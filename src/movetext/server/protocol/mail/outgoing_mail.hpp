// Mails that go out, from values to bytes.
//
//   OutgoingMail mail{.from = "play@games.example", .to = "fred@example.org", .subject = "Draughts Board 101
//   fred"}; const std::variant<std::string, Refusal> mail = compose_mail(draft);
#pragma once
#include "movetext/server/domain/ids.hpp"
#include "movetext/server/domain/terms.hpp"
#include "movetext/server/protocol/mail/auto_reply.hpp"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mt::server::protocol {

struct DraftFile {
  std::string name;  // of an attachment; Content-ID of a picture, without angle brackets
  std::string type;  // "application/vnd.chess-pgn"
  std::string bytes;
};

// All text is UTF-8.  Empty fields are left out of the mail.
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
  // Ends such mails: a mail to a mailto address, or one click at an https address (RFC 2369, RFC 8058).
  std::string list_unsubscribe;
  std::vector<MailHeader> headers;  // others: "X-Movetext-Game"
  std::string text;                 // complete by itself
  std::string html;
  std::vector<DraftFile> pictures;  // shown by the html; without it, attached
  std::vector<DraftFile> attachments;
};

// The mail as it is sent: CRLF, ASCII only, no line above 998 bytes.  The same draft gives the same bytes.
// Refused with bad-header or bad-address: a value with a line end or another control character, or that is
// no UTF-8, or no address.
std::variant<std::string, domain::Refusal> compose_mail(const OutgoingMail& draft);

// Whether compose() takes that as an address, and as the Message-ID of a mail that is answered.
bool may_be_written_to(std::string_view mailbox);
bool may_be_reference(std::string_view message_id);

}  // namespace mt::server::protocol
