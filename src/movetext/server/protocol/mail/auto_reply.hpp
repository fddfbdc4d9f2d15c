// Mails that no person wrote: answering one may begin a loop that never ends (RFC 3834).
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
  std::string reason;    // a stable word; empty: a person may have written it
  std::string sentence;  // without a full stop
  explicit operator bool() const { return !reason.empty(); }
};

inline constexpr std::size_t most_relays = 25;  // headers Received; more: the mail runs in a circle

// `own_mailbox` is the server's, "play@games.example"; others of its domain may be those of people.
// Reasons: null-sender, auto-submitted, precedence, mailing-list, auto-response, own-address, robot-address,
// too-many-relays; read_letter() adds report.  `envelope_sender` is empty, or MAILER-DAEMON, for "<>".
AutoReply judge_automatic(const std::vector<MailHeader>& headers, std::string_view envelope_sender,
                          std::string_view from, std::string_view own_mailbox);

// The same by the Subject, decoded, of programs that say it in no header: "Automatic reply: ...", in many
// languages.  Reason: auto-subject.
AutoReply judge_subject(std::string_view subject);

// "play+101.4.TOKEN@games.example" is as much the server's as "play@games.example".
bool is_mailbox_of(std::string_view sender, std::string_view ours);

}  // namespace mt::server::protocol
