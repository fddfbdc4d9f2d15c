#include "movetext/server/protocol/mail/outgoing_mail.hpp"

#include "movetext/server/crypto/digest.hpp"
#include "movetext/server/protocol/mail/mime.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

namespace mt::server::protocol {
namespace {

constexpr std::size_t longest_header_value = 2'000;  // bytes of the value of one header
// Maximum number of bytes of a value that is not folded, but stays on one line.
constexpr std::size_t longest_token_value = 900;
constexpr std::size_t longest_written_mailbox = 254;  // RFC 5321, 4.5.3.1.3
constexpr std::size_t longest_plain_line = 78;
constexpr std::size_t most_headers = 20;

bool is_plain_value(std::string_view value) {
  return value.size() <= longest_header_value && text::is_utf8(value) &&
         std::none_of(value.begin(), value.end(),
                      [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7F'; });
}

// Returns whether the value is visible ASCII that may be written to a header without quoting.
bool is_token_value(std::string_view value) {
  return !value.empty() && value.size() <= longest_token_value &&
         std::all_of(value.begin(), value.end(),
                     [](char c) { return c > ' ' && c < '\x7F' && c != '<' && c != '>' && c != '"'; });
}

bool is_header_name(std::string_view name) {
  return !name.empty() && name.size() <= 60 && std::all_of(name.begin(), name.end(), [](char c) {
    return text::is_letter(c) || text::is_digit(c) || c == '-';
  });
}

bool is_mailbox(std::string_view mailbox) {
  const std::size_t at = mailbox.rfind('@');
  const bool quoting = mailbox.find_first_of("(),:;[]\\") != std::string_view::npos;
  return is_token_value(mailbox) && mailbox.size() <= longest_written_mailbox && !quoting &&
         at != std::string_view::npos && at > 0 && at + 1 < mailbox.size() && mailbox.find('@') == at;
}

bool is_type(std::string_view type) {
  const std::size_t slash = type.find('/');
  return is_token_value(type) && slash != std::string_view::npos && slash > 0 && slash + 1 < type.size() &&
         type.find_first_of(";= ") == std::string_view::npos;
}

domain::Failure bad_header(std::string_view which) {
  return {"bad-header", std::string(which) + " contains characters that are not allowed in a header", {}};
}

std::optional<domain::Failure> objection_to_files(const std::vector<DraftFile>& files) {
  for (const DraftFile& file : files)
    if (!is_plain_value(file.name) || !is_type(file.type)) return bad_header("the name or type of a file");
  return std::nullopt;
}

std::optional<domain::Failure> objection_to(const OutgoingMail& draft) {
  for (const std::string* mailbox : {&draft.from, &draft.to, &draft.reply_to}) {
    const bool missing = mailbox->empty() && mailbox == &draft.reply_to;
    if (!missing && !is_mailbox(*mailbox)) return domain::Failure{"bad-address", "not a valid mail address"};
  }
  if (!is_plain_value(draft.from_name)) return bad_header("the name of the sender");
  if (!is_plain_value(draft.subject)) return bad_header("the subject");
  if (!is_token_value(draft.message_id)) return bad_header("the message id");
  for (const std::string* value : {&draft.in_reply_to, &draft.auto_submitted, &draft.list_unsubscribe})
    if (!value->empty() && !is_token_value(*value)) return bad_header(*value);
  for (const std::string& id : draft.references)
    if (!is_token_value(id)) return bad_header("a reference");
  if (draft.headers.size() > most_headers || draft.references.size() > most_headers)
    return domain::Failure{"bad-header", "the mail has too many headers or references"};
  for (const MailHeader& header : draft.headers)
    if (!is_header_name(header.name) || !is_plain_value(header.value)) return bad_header(header.name);
  if (auto failure = objection_to_files(draft.pictures)) return failure;
  return objection_to_files(draft.attachments);
}

// Returns the text with "\n" as line end and without NUL.
std::string plain_lines(std::string_view text) {
  std::string out;
  out.reserve(text.size() + 1);
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\r') {
      if (i + 1 < text.size() && text[i + 1] == '\n') continue;
      out += '\n';
    } else if (text[i] != '\0') {
      out += text[i];
    }
  }
  if (!out.ends_with('\n')) out += '\n';
  return out;
}

bool needs_encoding(std::string_view text) {
  std::size_t line = 0;
  for (const char c : text) {
    line = c == '\n' ? 0 : line + 1;
    const bool plain = c == '\n' || c == '\t' || (c >= ' ' && c < '\x7F');
    if (!plain || line > longest_plain_line) return true;
  }
  return false;
}

using PartPointer = mime::Object<GMimePart>;
using ObjectPointer = mime::Object<GMimeObject>;

PartPointer make_part(std::string_view type, std::string_view bytes, GMimeContentEncoding encoding) {
  const std::size_t slash = type.find('/');
  PartPointer part(g_mime_part_new_with_type(std::string(type.substr(0, slash)).c_str(),
                                             std::string(type.substr(slash + 1)).c_str()));
  const mime::Object<GMimeStream> stream(g_mime_stream_mem_new_with_buffer(bytes.data(), bytes.size()));
  const mime::Object<GMimeDataWrapper> content(
      g_mime_data_wrapper_new_with_stream(stream.get(), GMIME_CONTENT_ENCODING_DEFAULT));
  g_mime_part_set_content(part.get(), content.get());
  g_mime_part_set_content_encoding(part.get(), encoding);
  return part;
}

ObjectPointer text_part(std::string_view type, std::string_view text) {
  const std::string lines = plain_lines(text);
  PartPointer part =
      make_part(type, lines,
                needs_encoding(lines) ? GMIME_CONTENT_ENCODING_QUOTEDPRINTABLE : GMIME_CONTENT_ENCODING_7BIT);
  g_mime_object_set_content_type_parameter(GMIME_OBJECT(part.get()), "charset", "utf-8");
  return ObjectPointer(GMIME_OBJECT(part.release()));
}

ObjectPointer picture_part(const DraftFile& picture) {
  PartPointer part = make_part(picture.type, picture.bytes, GMIME_CONTENT_ENCODING_BASE64);
  g_mime_part_set_content_id(part.get(), picture.name.c_str());
  g_mime_object_set_disposition(GMIME_OBJECT(part.get()), "inline");
  return ObjectPointer(GMIME_OBJECT(part.release()));
}

ObjectPointer attachment_part(const DraftFile& file) {
  PartPointer part = make_part(file.type, file.bytes, GMIME_CONTENT_ENCODING_BASE64);
  g_mime_object_set_disposition(GMIME_OBJECT(part.get()), "attachment");
  g_mime_part_set_filename(part.get(), file.name.c_str());
  return ObjectPointer(GMIME_OBJECT(part.release()));
}

// Returns a boundary for a multipart. "=_" never occurs in quoted-printable text; the other characters differ
// from mail to mail and from part to part.
std::string boundary(const OutgoingMail& draft, std::string_view subtype) {
  return "=_" + crypto::sha256_hex(draft.message_id + '/' + std::string(subtype)).substr(0, 40);
}

// Returns one part that contains all parts. If there is only one part, returns it unchanged.
ObjectPointer multipart(const OutgoingMail& draft, const char* subtype, std::vector<ObjectPointer> parts) {
  if (parts.size() == 1) return std::move(parts.front());
  mime::Object<GMimeMultipart> whole(g_mime_multipart_new_with_subtype(subtype));
  g_mime_multipart_set_boundary(whole.get(), boundary(draft, subtype).c_str());
  for (const ObjectPointer& part : parts) g_mime_multipart_add(whole.get(), part.get());
  return ObjectPointer(GMIME_OBJECT(whole.release()));
}

ObjectPointer body_of(const OutgoingMail& draft) {
  std::vector<ObjectPointer> alternatives;
  alternatives.push_back(text_part("text/plain", draft.text));
  if (!draft.html.empty()) {
    std::vector<ObjectPointer> related;
    related.push_back(text_part("text/html", draft.html));
    for (const DraftFile& picture : draft.pictures) related.push_back(picture_part(picture));
    alternatives.push_back(multipart(draft, "related", std::move(related)));
  }
  std::vector<ObjectPointer> mixed;
  mixed.push_back(multipart(draft, "alternative", std::move(alternatives)));
  if (draft.html.empty())
    for (const DraftFile& picture : draft.pictures) mixed.push_back(picture_part(picture));
  for (const DraftFile& file : draft.attachments) mixed.push_back(attachment_part(file));
  return multipart(draft, "mixed", std::move(mixed));
}

void add_mailbox(GMimeMessage* message, GMimeAddressType type, const std::string& name,
                 const std::string& mailbox) {
  if (!mailbox.empty())
    g_mime_message_add_mailbox(message, type, name.empty() ? nullptr : name.c_str(), mailbox.c_str());
}

void add_header(GMimeMessage* message, const char* name, const std::string& value) {
  if (!value.empty()) g_mime_object_append_header(GMIME_OBJECT(message), name, value.c_str(), "utf-8");
}

// Adds a header whose value is visible ASCII, unchanged. The library would split a long value into encoded
// words.
void add_raw_header(GMimeMessage* message, const char* name, const std::string& value) {
  if (value.empty()) return;
  GMimeHeaderList* headers = g_mime_object_get_header_list(GMIME_OBJECT(message));
  g_mime_header_list_append(headers, name, "", nullptr);
  GMimeHeader* header = g_mime_header_list_get_header_at(headers, g_mime_header_list_get_count(headers) - 1);
  g_mime_header_set_raw_value(header, (' ' + value + '\n').c_str());
}

std::string bracketed(const std::string& id) {
  return id.empty() ? std::string() : '<' + id + '>';
}

void add_headers(GMimeMessage* message, const OutgoingMail& draft) {
  add_mailbox(message, GMIME_ADDRESS_TYPE_FROM, draft.from_name, draft.from);
  add_mailbox(message, GMIME_ADDRESS_TYPE_REPLY_TO, {}, draft.reply_to);
  add_mailbox(message, GMIME_ADDRESS_TYPE_TO, {}, draft.to);
  g_mime_message_set_subject(message, draft.subject.c_str(), "utf-8");
  GDateTime* date = g_date_time_new_from_unix_utc(draft.date / second_long);
  if (date) {
    g_mime_message_set_date(message, date);
    g_date_time_unref(date);
  }
  g_mime_message_set_message_id(message, draft.message_id.c_str());
  add_raw_header(message, "In-Reply-To", bracketed(draft.in_reply_to));
  std::string references;
  for (const std::string& id : draft.references)
    references += (references.empty() ? "" : "\n ") + bracketed(id);
  add_raw_header(message, "References", references);
  add_raw_header(message, "Auto-Submitted", draft.auto_submitted);
  add_raw_header(message, "List-Unsubscribe", bracketed(draft.list_unsubscribe));
  if (draft.list_unsubscribe.starts_with("https:"))  // RFC 8058 requires https
    add_raw_header(message, "List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
  for (const MailHeader& header : draft.headers) add_header(message, header.name.c_str(), header.value);
}

}  // namespace

bool may_be_written_to(std::string_view mailbox) {
  return is_mailbox(mailbox);
}

bool may_be_reference(std::string_view message_id) {
  return is_token_value(message_id);
}

std::variant<std::string, domain::Failure> compose_mail(const OutgoingMail& draft) {
  if (std::optional<domain::Failure> failure = objection_to(draft)) return *std::move(failure);
  mime::need_library();
  const mime::Object<GMimeMessage> message(g_mime_message_new(FALSE));
  add_headers(message.get(), draft);
  const ObjectPointer body = body_of(draft);
  g_mime_message_set_mime_part(message.get(), body.get());
  const mime::FormatOptions format(g_mime_format_options_new());
  g_mime_format_options_set_newline_format(format.get(), GMIME_NEWLINE_FORMAT_DOS);
  return mime::bytes_of([&](GMimeStream* out) {
    g_mime_object_write_to_stream(GMIME_OBJECT(message.get()), format.get(), out);
  });
}

}  // namespace mt::server::protocol
