#include "movetext/server/protocol/mail/parts.hpp"

#include "movetext/text/charset.hpp"
#include "movetext/text/same_word.hpp"
#include "movetext/text/utf8.hpp"

namespace mt::server::protocol {
namespace {

bool is_type(GMimeObject* object, const char* type, const char* subtype) {
  GMimeContentType* content = g_mime_object_get_content_type(object);
  return content && g_mime_content_type_is_type(content, type, subtype);
}

bool is_game_file(std::string_view name) {
  const std::string_view ending = name.size() < 4 ? name : name.substr(name.size() - 4);
  return text::same_in_any_case(ending, ".pdn") || text::same_in_any_case(ending, ".pgn");
}

void sort_in(GMimePart* part, MailParts& out) {
  GMimeObject* object = GMIME_OBJECT(part);
  if (is_type(object, "message", "delivery-status") || is_type(object, "message", "global-delivery-status")) {
    if (!out.delivery_status) out.delivery_status = part;
  } else if (is_game_file(mime::string_of(g_mime_part_get_filename(part)))) {
    out.attachments.push_back(part);
  } else if (g_mime_part_is_attachment(part)) {
    return;
  } else if (is_type(object, "text", "plain") && !out.plain) {
    out.plain = part;
  } else if (is_type(object, "text", "html") && !out.html) {
    out.html = part;
  }
}

struct Waiting {
  GMimeObject* object;
  std::size_t depth;
};

std::string converted(const std::string& bytes, const char* charset) {
  const mime::Object<GMimeFilter> filter(g_mime_filter_charset_new(charset, "UTF-8"));
  if (!filter) return {};
  return mime::bytes_of([&](GMimeStream* out) {
    const mime::Object<GMimeStream> filtered(g_mime_stream_filter_new(out));
    g_mime_stream_filter_add(GMIME_STREAM_FILTER(filtered.get()), filter.get());
    g_mime_stream_write(filtered.get(), bytes.data(), bytes.size());
    g_mime_stream_flush(filtered.get());
  });
}

}  // namespace

std::optional<domain::Failure> find_parts(GMimeObject* root, const IntakeLimits& limits, MailParts& out) {
  std::vector<Waiting> waiting;
  if (root) waiting.push_back({root, 1});
  std::size_t count = 0;
  while (!waiting.empty()) {
    const Waiting next = waiting.back();
    waiting.pop_back();
    if (next.depth > limits.depth)
      return domain::Failure{"too-deep", "parts of the mail are nested too deeply"};
    if (++count > limits.parts)
      return domain::Failure{
          "too-many-parts", "the mail has more than " + std::to_string(limits.parts) + " parts", {}};
    if (GMIME_IS_MULTIPART(next.object)) {
      GMimeMultipart* multipart = GMIME_MULTIPART(next.object);
      // The loop adds the parts from last to first. `waiting` is emptied from its end, so the parts are
      // visited in the order of the mail.
      for (int i = g_mime_multipart_get_count(multipart); i-- > 0;)
        waiting.push_back({g_mime_multipart_get_part(multipart, i), next.depth + 1});
    } else if (GMIME_IS_MESSAGE_PART(next.object)) {
      continue;  // a forwarded mail of another person
    } else if (GMIME_IS_PART(next.object)) {
      sort_in(GMIME_PART(next.object), out);
    }
  }
  return std::nullopt;
}

std::string content_of(GMimePart* part) {
  GMimeDataWrapper* content = g_mime_part_get_content(part);
  if (!content) return {};
  return mime::bytes_of([&](GMimeStream* out) { g_mime_data_wrapper_write_to_stream(content, out); });
}

std::string text_of(GMimePart* part) {
  const std::string bytes = content_of(part);
  const char* charset = g_mime_object_get_content_type_parameter(GMIME_OBJECT(part), "charset");
  const bool plain =
      !charset || text::same_in_any_case(charset, "utf-8") || text::same_in_any_case(charset, "us-ascii");
  std::string out = plain ? std::string() : converted(bytes, charset);
  if (!out.empty()) return out;
  text::decode(bytes, text::guess_charset(bytes), out);
  return out;
}

}  // namespace mt::server::protocol
