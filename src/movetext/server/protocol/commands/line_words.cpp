#include "movetext/server/protocol/commands/line_words.hpp"

#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"
#include "movetext/text/utf8.hpp"
#include "movetext/text/wide_blank.hpp"

#include <algorithm>
#include <array>

namespace mt::server::protocol {
namespace {

constexpr std::size_t longest_tag = 60;

// Mail programs put these words before the Subject of replies and forwarded mails, in several languages.
constexpr auto reply_marks =
    std::to_array<std::string_view>({"re", "fwd", "fw", "aw", "sv", "vs", "wg", "antw", "rv", "tr", "odp",
                                     "ynt", "res", "enc", "rif", "ref"});

bool is_blank(char c) {
  return c == ' ' || c == '\t';
}

std::string_view trim_left(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  return text;
}

// Returns the plain character for a typographic character; '\0' if the character is kept; '\x7F' if it is
// dropped.
char plain_char(char32_t c) {
  constexpr char dropped = '\x7F';
  if (c < 0x20 || text::is_wide_blank(c)) return ' ';
  if (c == 0x7F || text::is_invisible(c)) return dropped;
  if ((c >= 0x2010 && c <= 0x2015) || c == 0x2212) return '-';
  if (c >= 0x201C && c <= 0x201F) return '"';
  return '\0';
}

// Returns the position after the colon that ends a mark such as "Re:", "Re[2]:" or "Re(2):"; 0 if there is no
// colon.
std::size_t mark_end(std::string_view subject, std::size_t at) {
  if (at < subject.size() && (subject[at] == '[' || subject[at] == '(' || subject[at] == '^')) {
    ++at;
    while (at < subject.size() && text::is_digit(subject[at])) ++at;
    if (at < subject.size() && (subject[at] == ']' || subject[at] == ')')) ++at;
  }
  while (at < subject.size() && is_blank(subject[at])) ++at;
  return at < subject.size() && subject[at] == ':' ? at + 1 : 0;
}

// Returns the length of the mark at the beginning of the subject; 0 if there is none.
std::size_t reply_mark(std::string_view subject) {
  if (subject.starts_with('[')) {
    const std::size_t end = subject.find(']');
    return end < longest_tag ? end + 1 : 0;
  }
  std::size_t letters = 0;
  while (letters < subject.size() && text::is_letter(subject[letters])) ++letters;
  const std::string_view word = subject.substr(0, letters);
  const bool known = std::any_of(reply_marks.begin(), reply_marks.end(),
                                 [&](std::string_view mark) { return text::same_in_any_case(mark, word); });
  return known ? mark_end(subject, letters) : 0;
}

std::size_t word_end(std::string_view line, std::size_t at) {
  while (at < line.size() && !is_blank(line[at])) {
    const bool value = line[at] == '=' && at + 1 < line.size() && line[at + 1] == '"';
    const std::size_t close = value ? line.find('"', at + 2) : std::string_view::npos;
    at = close == std::string_view::npos ? at + 1 : close + 1;
  }
  return at;
}

}  // namespace

bool is_comment_mark(std::string_view word) {
  return word == "**";
}

void make_plain(std::string& line) {
  std::string plain;
  plain.reserve(line.size());
  for (std::size_t at = 0; at < line.size();) {
    const text::Scalar scalar = text::read_scalar(line, at);
    const char c = plain_char(scalar.value);
    if (c == '\0') {
      text::append_scalar(scalar.value, plain);
    } else if (c != '\x7F') {
      plain += c;
    }
    at += scalar.size;
  }
  line.assign(plain);  // assigned in place, so that freed memory contains no second copy of a password
  std::fill(plain.begin(), plain.end(), '*');
}

std::vector<Word> split_words(std::string_view line, std::size_t limit) {
  std::vector<Word> words;
  for (std::size_t at = 0; at < line.size();) {
    if (is_blank(line[at])) {
      ++at;
      continue;
    }
    const std::size_t end = words.size() + 1 == limit ? line.size() : word_end(line, at);
    if (!is_comment_mark(line.substr(at, end - at)))
      words.push_back({static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end)});
    at = end;
  }
  return words;
}

std::string_view without_reply_marks(std::string_view subject) {
  subject = trim_left(subject);
  while (const std::size_t mark = reply_mark(subject)) subject = trim_left(subject.substr(mark));
  return subject;
}

}  // namespace mt::server::protocol
