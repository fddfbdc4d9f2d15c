#include "movetext/server/protocol/mail/body_text.hpp"
#include "movetext/server/protocol/mail/flowed.hpp"
#include "movetext/server/protocol/mail/html_text.hpp"
#include "movetext/server/protocol/mail/inbound_mail.hpp"
#include "movetext/server/protocol/mail/mail_headers.hpp"
#include "movetext/server/protocol/mail/mime.hpp"
#include "movetext/server/protocol/mail/parts.hpp"
#include "movetext/server/protocol/mail/raw_mail.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <utility>

namespace mt::server::protocol {
namespace {

using text::same_in_any_case;

constexpr std::size_t longest_subject = 2'000;  // bytes, decoded
constexpr std::size_t longest_name = 200;       // bytes of a file name
constexpr std::size_t longest_mailbox = 320;    // RFC 5321, 4.5.3.1
constexpr std::size_t most_references = 50;

bool is_good_mailbox(std::string_view mailbox) {
  const std::size_t at = mailbox.rfind('@');
  return at != std::string_view::npos && at > 0 && at + 1 < mailbox.size() &&
         mailbox.size() <= longest_mailbox && std::none_of(mailbox.begin(), mailbox.end(), [](char c) {
           return static_cast<unsigned char>(c) <= ' ' || c == '\x7F' || c == '<' || c == '>' || c == ',';
         });
}

std::string parameter_of(GMimePart* part, const char* name) {
  return mime::string_of(g_mime_object_get_content_type_parameter(GMIME_OBJECT(part), name));
}

std::string plain_text_of(GMimePart* part) {
  std::string text = text_of(part);
  if (!same_in_any_case(parameter_of(part, "format"), "flowed")) return text;
  return unflow(text, same_in_any_case(parameter_of(part, "delsp"), "yes"));
}

// Returns the text of the mail. If the plain text is empty, the HTML is used: some programs send both.
std::string body_of(const MailParts& parts) {
  std::string text = parts.plain ? plain_text_of(parts.plain) : std::string();
  const bool is_empty = text.find_first_not_of(" \t\r\n") == std::string::npos;
  return parts.html && is_empty ? html_to_text(text_of(parts.html)) : text;
}

void read_body(const MailParts& parts, const IntakeLimits& limits, const VerbTable& verbs,
               InboundMail& mail) {
  BodyText body = read_body_text(body_of(parts), limits.text, limits.comment, verbs);
  mail.text = std::move(body.text);
  mail.command_lines = std::move(body.lines);
  mail.comment = std::move(body.comment);
  for (GMimePart* part : parts.attachments) {
    std::string bytes = content_of(part);
    if (bytes.size() > limits.attachment) continue;
    mail.attachments.push_back(
        {one_line(mime::string_of(g_mime_part_get_filename(part)), longest_name), std::move(bytes)});
  }
}

bool is_report(GMimeMessage* message) {
  GMimeObject* root = g_mime_message_get_mime_part(message);
  GMimeContentType* type = root ? g_mime_object_get_content_type(root) : nullptr;
  return type && g_mime_content_type_is_type(type, "multipart", "report");
}

Authentication authentication_of(const std::vector<MailHeader>& headers, const IntakeRules& rules,
                                 std::string_view mailbox) {
  std::vector<std::string_view> results;
  for (const MailHeader& header : headers)
    if (same_in_any_case(header.name, "Authentication-Results")) results.emplace_back(header.value);
  return read_authentication(results, rules.authserv_id, mailbox.substr(mailbox.rfind('@') + 1));
}

// Returns the ids of the header, newest first. The header itself has the newest id at its end.
std::vector<std::string> newest_references(std::string_view value) {
  std::vector<std::string> ids;
  for (std::size_t at = value.rfind('<'); at != std::string_view::npos && ids.size() < most_references;) {
    if (std::string id = first_id(value.substr(at)); !id.empty()) ids.push_back(std::move(id));
    value = value.substr(0, at);
    at = value.rfind('<');
  }
  return ids;
}

void read_headers(const std::vector<MailHeader>& headers, GMimeParserOptions* options, InboundMail& mail) {
  mail.subject = decoded_line(options, first_value(headers, "Subject"), longest_subject);
  mail.message_id = first_id(first_value(headers, "Message-ID"));
  mail.in_reply_to = first_id(first_value(headers, "In-Reply-To"));
  mail.references = newest_references(first_value(headers, "References"));
  if (mail.in_reply_to.empty() && !mail.references.empty()) mail.in_reply_to = mail.references.front();
}

}  // namespace

std::variant<InboundMail, domain::Failure> parse_mail(std::string_view message,
                                                      std::string_view envelope_sender,
                                                      const IntakeRules& rules, const VerbTable& verbs) {
  mime::need_library();
  if (std::optional<domain::Failure> failure = objection_to_size(message, rules.limits))
    return *std::move(failure);
  const mime::ParserOptions options = parser_options();
  const mime::Object<GMimeMessage> parsed = parse_message(message, options.get());
  if (!parsed) return domain::Failure{"not-a-mail", "the bytes are not a mail"};
  MailParts parts;
  GMimeObject* root = g_mime_message_get_mime_part(parsed.get());
  if (std::optional<domain::Failure> failure = find_parts(root, rules.limits, parts))
    return *std::move(failure);

  const std::vector<MailHeader> headers = headers_of(parsed.get());
  const Mailboxes sender = mailboxes_of(headers, "From", options.get());
  InboundMail mail;
  mail.is_bounce = envelope_sender.empty() || envelope_sender == "<>" || is_report(parsed.get());
  if (!mail.is_bounce && (sender.count == 0 || !is_good_mailbox(sender.mailbox)))
    return domain::Failure{"no-sender", "the mail has no valid From address"};
  if (!mail.is_bounce && sender.count > 1)
    return domain::Failure{"many-senders", "the mail has several From addresses"};
  mail.from = is_good_mailbox(sender.mailbox) ? sender.mailbox : std::string();
  mail.display_name = sender.name;
  read_headers(headers, options.get(), mail);
  mail.subject = with_plain_blanks(mail.subject, verbs);
  read_body(parts, rules.limits, verbs, mail);
  if (mail.is_bounce && parts.delivery_status)
    mail.delivery = read_delivery_status(content_of(parts.delivery_status));
  mail.automatic = judge_automatic(headers, envelope_sender, mail.from, rules.mailbox);
  if (!mail.automatic) mail.automatic = judge_subject(mail.subject);
  if (!mail.automatic && mail.is_bounce)
    mail.automatic = {"report", "it is a report about the delivery of a mail"};
  mail.authentication = authentication_of(headers, rules, mail.from);
  return mail;
}

}  // namespace mt::server::protocol
