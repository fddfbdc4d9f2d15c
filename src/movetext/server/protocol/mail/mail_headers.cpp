#include "movetext/server/protocol/mail/mail_headers.hpp"

#include "movetext/server/protocol/mail/body_text.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <utility>

namespace mt::server::protocol {
namespace {

using text::same_in_any_case;

// Bytes of a value on one line; longer values are truncated.
constexpr std::size_t longest_header = 16'384;
constexpr std::size_t longest_message_id = 500;    // bytes
constexpr std::size_t longest_display_name = 200;  // bytes of a display name

// Returns how many bytes of the value must be decoded first. GMime decodes the base64 of adjacent encoded
// words as one text, and so drops everything after the padding of a word (seen in 3.2.13). So the value is
// cut after an encoded word whose base64 ends with padding, if another encoded word follows. Otherwise the
// result is the whole size.
std::size_t size_before_next_word(std::string_view value) {
  constexpr std::string_view padded_end = "=?=";
  for (std::size_t at = value.find(padded_end); at != std::string_view::npos;) {
    at += padded_end.size();
    const std::size_t next = value.find_first_not_of(" \t\r\n", at);
    if (next != std::string_view::npos && value.substr(next).starts_with("=?")) return next;
    at = value.find(padded_end, at);
  }
  return value.size();
}

}  // namespace

mime::ParserOptions parser_options() {
  mime::ParserOptions options(g_mime_parser_options_new());
  const char* fallbacks[] = {"utf-8", "windows-1252", nullptr};
  g_mime_parser_options_set_fallback_charsets(options.get(), fallbacks);
  return options;
}

mime::Object<GMimeMessage> parse_message(std::string_view message, GMimeParserOptions* options) {
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

std::string decoded_line(GMimeParserOptions* options, std::string_view value, std::size_t most) {
  std::string text;
  while (!value.empty()) {
    // White space between two encoded words is not part of the text (RFC 2047, 6.2).
    const std::size_t size = size_before_next_word(value);
    const std::string words(text::trim(value.substr(0, size)));
    value.remove_prefix(size);
    const mime::Text decoded(g_mime_utils_header_decode_text(options, words.c_str()));
    text += mime::string_of(decoded.get());
  }
  return one_line(text, most);
}

std::string one_line(std::string_view text, std::size_t most) {
  std::string line = printable(text);
  std::replace(line.begin(), line.end(), '\n', ' ');
  std::replace(line.begin(), line.end(), '\t', ' ');
  while (line.ends_with(' ')) line.pop_back();
  line.erase(0, std::min(line.find_first_not_of(' '), line.size()));
  return std::string(cut_between_letters(line, most));
}

std::vector<std::string> ids_of(std::string_view value, std::size_t most) {
  std::vector<std::string> ids;
  while (ids.size() < most) {
    const std::size_t begin = value.find('<');
    const std::size_t end = begin == std::string_view::npos ? begin : value.find('>', begin);
    if (end == std::string_view::npos) break;
    std::string id(value.substr(begin + 1, std::min(end - begin - 1, longest_message_id)));
    std::erase_if(id, [](char c) { return static_cast<unsigned char>(c) <= ' '; });
    ids.push_back(std::move(id));
    value.remove_prefix(end + 1);
  }
  return ids;
}

std::string first_id(std::string_view value) {
  std::vector<std::string> ids = ids_of(value, 1);
  return ids.empty() ? std::string() : std::move(ids.front());
}

Mailboxes mailboxes_of(const std::vector<MailHeader>& headers, std::string_view name,
                       GMimeParserOptions* options) {
  Mailboxes found;
  for (const MailHeader& header : headers) {
    if (!same_in_any_case(header.name, name)) continue;
    const mime::Object<InternetAddressList> list(internet_address_list_parse(options, header.value.c_str()));
    if (!list) continue;
    for (int i = 0; i < internet_address_list_length(list.get()); ++i) {
      InternetAddress* address = internet_address_list_get_address(list.get(), i);
      ++found.count;
      if (!INTERNET_ADDRESS_IS_MAILBOX(address)) continue;
      found.mailbox = mime::string_of(internet_address_mailbox_get_addr(INTERNET_ADDRESS_MAILBOX(address)));
      found.name = one_line(mime::string_of(internet_address_get_name(address)), longest_display_name);
    }
  }
  return found;
}

}  // namespace mt::server::protocol
