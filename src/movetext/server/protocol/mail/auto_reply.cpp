#include "movetext/server/protocol/mail/auto_reply.hpp"

#include "movetext/text/any_case.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>

namespace mt::server::protocol {
namespace {

using text::same_in_any_case;

// Returns the first word of a value. The word ends at a space, a ";" or a comment.
std::string_view first_of_value(std::string_view value) {
  while (!value.empty() && (value.front() == ' ' || value.front() == '\t')) value.remove_prefix(1);
  return value.substr(0, value.find_first_of(" \t;(\r\n"));
}

bool is_null_sender(std::string_view sender) {
  return sender.empty() || sender == "<>" || text::begins_in_any_case(sender, "mailer-daemon");
}

bool is_robot(std::string_view mailbox) {
  constexpr auto robots = std::to_array<std::string_view>(
      {"mailer-daemon", "postmaster", "noreply", "no-reply", "no_reply", "donotreply", "do-not-reply"});
  const std::string_view user = mailbox.substr(0, mailbox.rfind('@'));
  return std::any_of(robots.begin(), robots.end(), [&](std::string_view robot) {
    const bool more = user.size() > robot.size() && (user[robot.size()] == '+' || user[robot.size()] == '-');
    return same_in_any_case(user, robot) || (more && text::begins_in_any_case(user, robot));
  });
}

AutoReply judge_header(const MailHeader& header) {
  const std::string_view value = first_of_value(header.value);
  if (same_in_any_case(header.name, "Auto-Submitted") && !same_in_any_case(value, "no"))
    return {"auto-submitted", "the header Auto-Submitted says that a program sent it"};
  if (same_in_any_case(header.name, "Precedence") &&
      (same_in_any_case(value, "bulk") || same_in_any_case(value, "junk") ||
       same_in_any_case(value, "list") || same_in_any_case(value, "auto_reply")))
    return {"precedence", "the header Precedence says that it went to many people"};
  if (text::begins_in_any_case(header.name, "List-")) return {"mailing-list", "it came over a mailing list"};
  if (text::begins_in_any_case(header.name, "X-Autoreply") ||
      text::begins_in_any_case(header.name, "X-Autorespon") ||
      same_in_any_case(header.name, "X-Auto-Response-Suppress") ||
      text::begins_in_any_case(header.name, "X-Auto-Reply") ||
      text::begins_in_any_case(header.name, "X-Mail-Autoreply"))
    return {"auto-response", "the header " + header.name + " asks not to answer it"};
  return {};
}

// Returns the subject without the tags that mail systems add at the beginning, such as "[EXTERNAL] ".
std::string_view without_tags(std::string_view subject) {
  while (subject.starts_with('[')) {
    const std::size_t end = subject.find(']');
    if (end == std::string_view::npos) return subject;
    subject.remove_prefix(end + 1);
    while (subject.starts_with(' ')) subject.remove_prefix(1);
  }
  return subject;
}

}  // namespace

AutoReply judge_subject(std::string_view subject) {
  subject = without_tags(subject);
  constexpr auto beginnings = std::to_array<std::string_view>(
      {"Automatic reply",
       "Automatic response",
       "Auto reply",
       "Auto-reply",
       "Autoreply",
       "Auto response",
       "Out of office",
       "Out of the office",
       "Undeliverable",
       "Undelivered Mail",
       "Mail delivery failed",
       "Delivery Status Notification",
       "Returned mail",
       "Abwesenheitsnotiz",
       "Automatische Antwort",
       "Unzustellbar",
       "R\u00e9ponse automatique",
       "Risposta automatica",
       "Automatisch antwoord",
       "Afwezigheidsbericht",
       "Respuesta autom\u00e1tica",
       "Resposta autom\u00e1tica",
       "Odpowied\u017a automatyczna",
       "Automatick\u00e1 odpov\u011b\u010f",
       "Automatiskt svar",
       "Automatisk svar",
       "Autosvar",
       "Automaattinen vastaus",
       "Otomatik yan\u0131t",
       "Automatikus v\u00e1lasz",
       "\u0410\u0432\u0442\u043e\u043c\u0430\u0442\u0438\u0447\u0435\u0441"
       "\u043a\u0438\u0439 \u043e\u0442\u0432\u0435\u0442",
       "\u0410\u0432\u0442\u043e\u043e\u0442\u0432\u0435\u0442",
       "\u0410\u0432\u0442\u043e\u043c\u0430\u0442\u0438\u0447\u043d\u0430 "
       "\u0432\u0456\u0434\u043f\u043e\u0432\u0456\u0434\u044c",
       "Fuori ufficio",
       "Fuori sede",
       "Fuera de la oficina",
       "Fuera de oficina",
       "Ausente do escrit\u00f3rio",
       "Afwezig:",
       "Abwesend:",
       "Abwesenheit:",
       "Au\u00dfer Haus",
       "Absence :",
       "Absence du bureau",
       "Absent du bureau",
       "Autoodpowied\u017a",
       "Nieobecno\u015b\u0107",
       "Mimo kancel\u00e1\u0159",
       "Fr\u00e5nvarande",
       "Fr\u00e5nvaromeddelande",
       "Frav\u00e6rende",
       "Frav\u00e6r:",
       "Frav\u00e6rsmelding",
       "Poissa:",
       "Poissaoloilmoitus",
       "\u0412\u043d\u0435 \u043e\u0444\u0438\u0441\u0430",
       "\u041d\u0435\u0442 \u043d\u0430 \u043c\u0435\u0441\u0442\u0435",
       "\u0410\u0432\u0442\u043e\u043e\u0442\u0432\u0435\u0442\u0447\u0438\u043a",
       "\u81ea\u52a8\u56de\u590d",
       "\u81ea\u52d5\u56de\u8986",
       "\u81ea\u52d5\u8fd4\u4fe1",
       "\u81ea\u52d5\u5fdc\u7b54",
       "\u4e0d\u5728:",
       "\uc790\ub3d9 \ud68c\uc2e0",
       "\uc790\ub3d9 \uc751\ub2f5",
       "\ubd80\uc7ac\uc911",
       "Ofis d\u0131\u015f\u0131nda",
       "H\u00e1zon k\u00edv\u00fcl"});
  const bool automatic = std::any_of(beginnings.begin(), beginnings.end(), [&](std::string_view beginning) {
    return text::begins_in_any_case(subject, beginning);
  });
  if (!automatic) return {};
  return {"auto-subject", "its Subject says that a program answered"};
}

bool is_mailbox_of(std::string_view sender, std::string_view ours) {
  const std::size_t at = sender.rfind('@');
  const std::size_t own_at = ours.rfind('@');
  if (at == std::string_view::npos || own_at == std::string_view::npos) return false;
  std::string_view user = sender.substr(0, at);
  user = user.substr(0, user.find('+'));
  return same_in_any_case(user, ours.substr(0, own_at)) &&
         same_in_any_case(sender.substr(at), ours.substr(own_at));
}

AutoReply judge_automatic(const std::vector<MailHeader>& headers, std::string_view envelope_sender,
                          std::string_view from, std::string_view own_mailbox) {
  if (is_null_sender(envelope_sender)) return {"null-sender", "it has no sender to answer"};
  for (const MailHeader& header : headers)
    if (AutoReply verdict = judge_header(header)) return verdict;
  if (is_mailbox_of(from, own_mailbox) || is_mailbox_of(envelope_sender, own_mailbox))
    return {"own-address", "it says that this server sent it"};
  if (is_robot(from) || is_robot(envelope_sender)) return {"robot-address", "no person reads that address"};
  const auto relays = std::count_if(headers.begin(), headers.end(), [](const MailHeader& header) {
    return same_in_any_case(header.name, "Received");
  });
  if (static_cast<std::size_t>(relays) > most_relays)
    return {"too-many-relays", "it has been relayed too often"};
  return {};
}

}  // namespace mt::server::protocol
