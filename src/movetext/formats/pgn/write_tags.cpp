// Writes tag pairs.
#include "movetext/formats/pgn/writer.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/scan.hpp"

#include <algorithm>
#include <bit>

namespace mt::pgn {
namespace {

using text::is_blank;

constexpr std::size_t most_tags = 512;  // bytes; the tags of most records need no more
constexpr std::size_t tag_block = 16;   // number of bytes that are examined together

// Returns the number of bytes that write_tag() may need for a tag.
constexpr std::size_t room_of_tag(std::string_view name, std::string_view value) {
  constexpr std::size_t frame = 6;  // the signs and the blank around name and value
  return name.size() + 2 * value.size() + frame + tag_block;
}

// Returns whether the `size` bytes at `value` can be written between quotes unchanged. Up to one more block
// may be read.
bool is_plain_value(const char* value, std::size_t size) {
  for (std::size_t at = 0; at < size; at += tag_block)
    if (const std::uint32_t odd = text::control_mask<'"', '\\'>(value + at); odd != 0)
      return at + static_cast<std::size_t>(std::countr_zero(odd)) >= size;
  return true;
}

// Writes a tag pair and its line feed. In the value `"` and `\` are escaped, and control characters become
// blanks. Returns the end of the written text.
char* write_tag(std::string_view name, std::string_view value, char* to) {
  *to++ = '[';
  to = std::copy(name.begin(), name.end(), to);
  *to++ = ' ';
  *to++ = '"';
  std::copy(value.begin(), value.end(), to);
  if (is_plain_value(to, value.size())) {
    to += value.size();
  } else {
    for (const char c : value) {
      if (c == '"' || c == '\\') *to++ = '\\';
      *to++ = is_blank(c) ? ' ' : c;
    }
  }
  for (const char c : {'"', ']', '\n'}) *to++ = c;
  return to;
}

// Returns the lines of the roster as they were read, if they can be written without changing a byte. For
// this, their values must be canonical. Otherwise returns an empty view.
std::string_view roster_lines(const Record& record) {
  const std::string_view source = record.source;
  const std::size_t begin = record.tags.front().name.begin;
  // a name that the source spells in another way is not a part of the source
  if (begin == 0 || begin >= source.size()) return {};
  std::size_t at = begin;
  for (std::size_t i = 0; i < roster_names.size(); ++i) {
    const Tag& tag = record.tags[i];
    const bool follows = tag.name.begin == at && tag.value.begin == tag.name.end + 2;
    if (!follows || tag.value.end + tag_block > source.size()) return {};
    if (source[at - 1] != '[' || source[tag.name.end] != ' ' || source[tag.name.end + 1] != '"') return {};
    if (source.substr(tag.value.end, 3) != "\"]\n") return {};
    if (!is_plain_value(source.data() + tag.value.begin, tag.value.size())) return {};
    at = tag.value.end + 4;
  }
  return source.substr(begin - 1, at - begin);
}

}  // namespace

void Writer::write_tags(const Record& record, std::string& out, bool white_first) {
  tags_.fill(record, {.white_first = white_first, .reduced = options_.reduced});
  std::span<const CanonicalTag> tags = tags_.tags();
  if (tags_.roster_as_read() && options_.encoding == text::OutputEncoding::utf8) {
    const std::string_view lines = roster_lines(record);
    out += lines;
    if (!lines.empty()) tags = tags.subspan(roster_names.size());
  }
  std::size_t at = out.size();
  for (const CanonicalTag& tag : tags) {
    const std::string_view value = text::trim(encoded(tag.value));
    const std::size_t room = room_of_tag(tag.name, value);
    if (out.size() - at < room) out.resize(at + room + most_tags);
    at = static_cast<std::size_t>(write_tag(tag.name, value, out.data() + at) - out.data());
  }
  out.resize(at);
}

}  // namespace mt::pgn
