#include "movetext/server/mail/body_text.hpp"
#include "movetext/server/mail/flowed.hpp"
#include "movetext/server/mail/html_text.hpp"
#include "movetext/server/mail/letter.hpp"
#include "movetext/server/mail/mime.hpp"
#include "movetext/server/mail/parts.hpp"
#include "movetext/server/mail/raw_mail.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <utility>

namespace mt::server {
namespace {

using text::same_in_any_case;

constexpr std::size_t longest_header = 16'384;   // bytes of a value, unfolded; longer ones are cut off
constexpr std::size_t longest_subject = 2'000;   // bytes, decoded
constexpr std::size_t longest_message_id = 500;  // bytes
constexpr std::size_t longest_name = 200;        // bytes of a display name
constexpr std::size_t longest_mailbox = 320;     // RFC 5321, 4.5.3.1

mime::ParserOptions parser_options() {
  mime::ParserOptions options(g_mime_parser_options_new());
  const char* fallbacks[] = {"utf-8", "windows-1252", nullptr};
  g_mime_parser_options_set_fallback_charsets(options.get(), fallbacks);
  return options;
}

mime::Object<GMimeMessage> parse(std::string_view message, GMimeParserOptions* options) {
  const mime::Object<GMimeStream> stream(g_mime_stream_mem_new_with_buffer(message.data(), message.size()));
  const mime::Object<GMimeParser> parser(g_mime_parser_new_with_stream(stream.get()));
  return mime::Object<GMimeMessage>(g_mime_parser_construct_message(parser.get(), options));
}

std::vector<MailHeader> headers_of(GMimeMessage* message) {
  GMimeHeaderList* list = g_mime_object_get_header_list(GMIME_OBJECT(message));
  std::vector<MailHeader> headers;
  for (int i = 0; i < g_mime_header_list_get_count(list); ++i) {
    GMimeHeader* header = g_mime_header_list_get_header_at(list, i);
    std::string value = mime::string_of(g_mime_header_get_raw_value(header));
    value.resize(std::min(value.size(), longest_header));
    std::replace_if(
        value.begin(), value.end(), [](char c) { return c == '\r' || c == '\n' || c == '\t' || c == '\0'; },
        ' ');
    headers.push_back({mime::string_of(g_mime_header_get_name(header)), std::move(value)});
  }
  return headers;
}

std::string first_value(const std::vector<MailHeader>& headers, std::string_view name) {
  for (const MailHeader& header : headers)
    if (same_in_any_case(header.name, name)) return header.value;
  return {};
}

// A decoded value in one line, without control characters.
std::string one_line(std::string_view text, std::size_t most) {
  std::string line = printable(text);
  std::replace(line.begin(), line.end(), '\n', ' ');
  std::replace(line.begin(), line.end(), '\t', ' ');
  while (line.ends_with(' ')) line.pop_back();
  line.erase(0, std::min(line.find_first_not_of(' '), line.size()));
  return std::string(cut_between_letters(line, most));
}

// The first "<...>" of a value, without the brackets.
std::string first_id(std::string_view value) {
  const std::size_t begin = value.find('<');
  const std::size_t end = begin == std::string_view::npos ? begin : value.find('>', begin);
  if (end == std::string_view::npos) return {};
  std::string id(value.substr(begin + 1, std::min(end - begin - 1, longest_message_id)));
  std::erase_if(id, [](char c) { return static_cast<unsigned char>(c) <= ' '; });
  return id;
}

struct Sender {
  std::string mailbox;
  std::string name;
  std::size_t count = 0;  // of mailboxes in all headers From
};

Sender read_sender(const std::vector<MailHeader>& headers, GMimeParserOptions* options) {
  Sender sender;
  for (const MailHeader& header : headers) {
    if (!same_in_any_case(header.name, "From")) continue;
    const mime::Object<InternetAddressList> list(internet_address_list_parse(options, header.value.c_str()));
    if (!list) continue;
    for (int i = 0; i < internet_address_list_length(list.get()); ++i) {
      InternetAddress* address = internet_address_list_get_address(list.get(), i);
      ++sender.count;
      if (!INTERNET_ADDRESS_IS_MAILBOX(address)) continue;
      sender.mailbox = mime::string_of(internet_address_mailbox_get_addr(INTERNET_ADDRESS_MAILBOX(address)));
      sender.name = one_line(mime::string_of(internet_address_get_name(address)), longest_name);
    }
  }
  return sender;
}

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

std::string body_of(const MailParts& parts) {
  if (parts.plain) {
    std::string text = text_of(parts.plain);
    if (!same_in_any_case(parameter_of(parts.plain, "format"), "flowed")) return text;
    return unflow(text, same_in_any_case(parameter_of(parts.plain, "delsp"), "yes"));
  }
  return parts.html ? html_to_text(text_of(parts.html)) : std::string();
}

void read_body(const MailParts& parts, const IntakeLimits& limits, Letter& letter) {
  BodyText body = read_body_text(body_of(parts), limits.text, limits.comment);
  letter.text = std::move(body.text);
  letter.command_lines = std::move(body.lines);
  letter.comment = std::move(body.comment);
  for (GMimePart* part : parts.attachments) {
    std::string bytes = content_of(part);
    if (bytes.size() > limits.attachment) continue;
    letter.attachments.push_back(
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

void read_headers(const std::vector<MailHeader>& headers, GMimeParserOptions* options, Letter& letter) {
  const mime::Text subject(g_mime_utils_header_decode_text(options, first_value(headers, "Subject").c_str()));
  letter.subject = one_line(mime::string_of(subject.get()), longest_subject);
  letter.message_id = first_id(first_value(headers, "Message-ID"));
  letter.in_reply_to = first_id(first_value(headers, "In-Reply-To"));
}

}  // namespace

std::variant<Letter, Refusal> read_letter(std::string_view message, std::string_view envelope_sender,
                                          const IntakeRules& rules) {
  mime::need_library();
  if (std::optional<Refusal> refusal = objection_to_size(message, rules.limits)) return *std::move(refusal);
  const mime::ParserOptions options = parser_options();
  const mime::Object<GMimeMessage> parsed = parse(message, options.get());
  if (!parsed) return Refusal{"not-a-mail", "this is no mail", {}};
  MailParts parts;
  GMimeObject* root = g_mime_message_get_mime_part(parsed.get());
  if (std::optional<Refusal> refusal = find_parts(root, rules.limits, parts)) return *std::move(refusal);

  const std::vector<MailHeader> headers = headers_of(parsed.get());
  const Sender sender = read_sender(headers, options.get());
  Letter letter;
  letter.is_bounce = envelope_sender.empty() || envelope_sender == "<>" || is_report(parsed.get());
  if (!letter.is_bounce && (sender.count == 0 || !is_good_mailbox(sender.mailbox)))
    return Refusal{"no-sender", "the mail does not say who sent it", {}};
  if (!letter.is_bounce && sender.count > 1)
    return Refusal{"many-senders", "the mail says that several people sent it", {}};
  letter.from = is_good_mailbox(sender.mailbox) ? sender.mailbox : std::string();
  letter.display_name = sender.name;
  read_headers(headers, options.get(), letter);
  read_body(parts, rules.limits, letter);
  if (letter.is_bounce && parts.delivery_status)
    letter.delivery = read_delivery_status(content_of(parts.delivery_status));
  letter.automatic = judge_automatic(headers, envelope_sender, letter.from, rules.domain);
  letter.authentication = authentication_of(headers, rules, letter.from);
  return letter;
}

}  // namespace mt::server
