#include "movetext/server/protocol/mail/shown_mail.hpp"

#include "movetext/server/protocol/mail/body_text.hpp"
#include "movetext/server/protocol/mail/html_text.hpp"
#include "movetext/server/protocol/mail/mail_headers.hpp"
#include "movetext/server/protocol/mail/parts.hpp"
#include "movetext/server/protocol/mail/raw_mail.hpp"

#include <algorithm>
#include <utility>

namespace mt::server::protocol {
namespace {

constexpr std::size_t longest_shown = 2'000;
constexpr std::size_t most_shown_references = 15;

struct FileSearch {
  std::vector<Attachment>& found;
  std::size_t most_bytes;
};

// Returns the file name of the part without its directory.
std::string file_name(GMimePart* part) {
  std::string name = one_line(mime::string_of(g_mime_part_get_filename(part)), 200);
  name.erase(0, std::min(name.find_last_of("/\\") + 1, name.size()));
  return name.empty() || name.front() == '.' ? "attachment" + name : name;
}

void look_for_file(GMimeObject*, GMimeObject* part, gpointer data) {
  auto& search = *static_cast<FileSearch*>(data);
  if (!GMIME_IS_PART(part) || !g_mime_part_is_attachment(GMIME_PART(part))) return;
  std::string bytes = content_of(GMIME_PART(part));
  bytes.resize(std::min(bytes.size(), search.most_bytes));
  search.found.push_back({file_name(GMIME_PART(part)), std::move(bytes)});
}

std::string text_of_mail(const MailParts& parts, std::size_t most) {
  std::string text;
  if (parts.plain)
    text = text_of(parts.plain);
  else if (parts.html)
    text = html_to_text(text_of(parts.html));
  return std::string(cut_between_letters(printable(text), most));
}

}  // namespace

std::variant<ShownMail, domain::Failure> show_mail(std::string_view message, const IntakeLimits& limits) {
  mime::need_library();
  if (std::optional<domain::Failure> failure = objection_to_size(message, limits)) return *std::move(failure);
  const mime::ParserOptions options = parser_options();
  const mime::Object<GMimeMessage> parsed = parse_message(message, options.get());
  if (!parsed) return domain::Failure{"not-a-mail", "the bytes are not a mail"};
  MailParts parts;
  if (std::optional<domain::Failure> failure =
          find_parts(g_mime_message_get_mime_part(parsed.get()), limits, parts))
    return *std::move(failure);

  const std::vector<MailHeader> headers = headers_of(parsed.get());
  const Mailboxes from = mailboxes_of(headers, "From", options.get());
  ShownMail mail;
  mail.from = one_line(from.mailbox, longest_shown);
  mail.from_name = from.name;
  mail.reply_to = one_line(mailboxes_of(headers, "Reply-To", options.get()).mailbox, longest_shown);
  if (mail.reply_to.empty()) mail.reply_to = mail.from;
  mail.to = one_line(mailboxes_of(headers, "To", options.get()).mailbox, longest_shown);
  mail.date = one_line(first_value(headers, "Date"), longest_shown);
  mail.subject = decoded_line(options.get(), first_value(headers, "Subject"), longest_shown);
  mail.message_id = first_id(first_value(headers, "Message-ID"));
  mail.references = ids_of(first_value(headers, "References"), limits.headers);
  if (mail.references.size() > most_shown_references)
    mail.references.erase(mail.references.begin(), mail.references.end() - most_shown_references);
  mail.text = text_of_mail(parts, limits.text);
  FileSearch search{mail.attachments, limits.attachment};
  g_mime_message_foreach(parsed.get(), look_for_file, &search);
  return mail;
}

}  // namespace mt::server::protocol
