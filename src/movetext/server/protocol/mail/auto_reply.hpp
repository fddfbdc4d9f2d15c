// Recognizes mails that a program wrote: an answer to one may start an endless loop (RFC 3834).
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::protocol {

struct MailHeader {
  std::string name;
  std::string value;  // unfolded, not decoded
};

struct AutoReply {
  std::string reason;    // a stable word; empty if a person may have written the mail
  std::string sentence;  // without a full stop
  explicit operator bool() const { return !reason.empty(); }
};

inline constexpr std::size_t most_relays = 25;  // Received headers; a mail with more is in a loop

// Returns whether a program wrote the mail.  `own_mailbox` is the server's, "play@games.example"; other
// mailboxes of its domain may belong to people.  Reasons: null-sender, auto-submitted, precedence,
// mailing-list, auto-response, own-address, robot-address, too-many-relays; parse_mail() adds report.
// `envelope_sender` is empty, or MAILER-DAEMON, for "<>".
AutoReply judge_automatic(const std::vector<MailHeader>& headers, std::string_view envelope_sender,
                          std::string_view from, std::string_view own_mailbox);

// Returns whether the decoded Subject shows that a program wrote the mail, because some programs use no
// header for that: "Automatic reply: ...", in many languages.  Reason: auto-subject.
AutoReply judge_subject(std::string_view subject);

// Returns whether the sender is that mailbox, with or without a detail: "play+101.4.TOKEN@games.example"
// belongs to the server as well as "play@games.example".
bool is_mailbox_of(std::string_view sender, std::string_view ours);

}  // namespace mt::server::protocol
