// Recognizes mails that a program wrote. An answer to such a mail may start an endless loop (RFC 3834).
#pragma once
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::protocol {

struct MailHeader {
  std::string name;
  std::string value;  // on one line, but not decoded
};

struct AutoReply {
  std::string reason;    // a word that never changes; empty if a person may have written the mail
  std::string sentence;  // without a full stop
  explicit operator bool() const { return !reason.empty(); }
};

// Maximum number of Received headers; a mail with more is in a loop.
inline constexpr std::size_t most_relays = 25;

// Returns the reason why the mail seems to come from a program. `own_mailbox` is the server's mailbox,
// "play@games.example"; other mailboxes of its domain may belong to people. If the envelope sender is "<>",
// `envelope_sender` is empty or MAILER-DAEMON. The reasons are: null-sender, auto-submitted, precedence,
// mailing-list, auto-response, own-address, robot-address, too-many-relays; parse_mail() adds the reason
// report.
AutoReply judge_automatic(const std::vector<MailHeader>& headers, std::string_view envelope_sender,
                          std::string_view from, std::string_view own_mailbox);

// Returns a reason if the decoded Subject shows that a program wrote the mail, such as "Automatic reply: ..."
// in many languages. Some programs have no other mark. The reason is auto-subject.
AutoReply judge_subject(std::string_view subject);

// Returns whether `sender` is the mailbox `ours`, with or without a detail: both "play@games.example" and
// "play+101.4.TOKEN@games.example" belong to the server.
bool is_mailbox_of(std::string_view sender, std::string_view ours);

}  // namespace mt::server::protocol
