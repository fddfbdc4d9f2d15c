// Reads text in brackets: words, and tag pairs with all kinds of damage.
#include "movetext/formats/pgn/lexical.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/scan.hpp"
#include "movetext/text/wide_blank.hpp"

#include <algorithm>
#include <array>

namespace mt::pgn {
namespace {

using text::find_any;
using text::is_blank;
using text::is_digit;
using text::is_letter;
using text::is_line_end;

bool is_smart_quote(std::string_view text, std::size_t at) {
  if (static_cast<unsigned char>(text[at]) != 0xE2) return false;
  return text.compare(at, 3, "\u201C") == 0 || text.compare(at, 3, "\u201D") == 0 ||
         text.compare(at, 3, "\u201E") == 0;
}

}  // namespace

bool begins_tag(std::string_view text, std::size_t at) {
  at = skip_spaces(text, at + 1);
  if (at >= text.size() || !is_letter(text[at])) return false;
  while (at < text.size() &&
         (is_letter(text[at]) || is_digit(text[at]) || text[at] == '_' || text[at] == '-'))
    ++at;
  at = skip_spaces(text, at);
  return at < text.size() && (text[at] == '"' || is_smart_quote(text, at));
}

std::string_view fault_words(TagFault fault) {
  switch (fault) {
    case TagFault::none:
      break;
    case TagFault::no_name:
      return "a tag pair without a name; it is kept as a comment";
    case TagFault::several_words:
      return "the name of this tag has several words; write it as [Name \"value\"]";
    case TagFault::sign_after_name:
      return "a sign between the name and the value of this tag; write it as [Name \"value\"]";
    case TagFault::no_quotes:
      return "the value of this tag has no quotes; write it as [Name \"value\"]";
    case TagFault::no_closing_quote:
      return "the value of this tag has no closing quote; write it as [Name \"value\"]";
    case TagFault::no_bracket:
      return "this tag pair has no closing bracket; write it as [Name \"value\"]";
    case TagFault::other_quotes:
      return "the value of this tag has typographic quotes; write it as [Name \"value\"]";
    case TagFault::quote_inside:
      return "the value of this tag contains a quote; write the quote as \\\"";
    case TagFault::two_lines:
      return "the value of this tag continues on the next line; it is read as one line";
    case TagFault::backslash:
      return "a backslash comes before the closing quote; it is read as part of the value; write it as \\\\";
  }
  return {};
}

namespace {

// Returns the end of a tag's value that a program has split into two lines. The line end between them is at
// `at`. The value ends with a quote before a "]". Returns npos if the second line does not end the value.
// `decided`: more text cannot change the result.
std::size_t close_below(std::string_view text, std::size_t at, bool& decided) {
  at += text.compare(at, 2, "\r\n") == 0 ? 2 : 1;
  const std::size_t end = line_end(text, at);
  const std::string_view line = text.substr(0, end);
  const std::size_t quote = find_any<'"', '['>(line, at);
  decided = end < text.size();
  const bool closes = quote < line.size() && line[quote] == '"' &&
                      skip_spaces(line, quote + 1) < line.size() && line[skip_spaces(line, quote + 1)] == ']';
  return closes ? quote : std::string_view::npos;
}

// The meaning of the last quote of a tag pair if a backslash comes before the quote: [White "Level 6\"].
struct LastQuote {
  std::size_t end = 0;  // index after the bracket; 0 if the quote is part of the value
  bool decided = true;
};
// Examines the quote at `at`, which comes after a backslash. It ends the value if a "]" follows and then the
// line ends, or if another tag pair follows the "]".
LastQuote last_quote(std::string_view text, std::size_t at) {
  if (at >= text.size() || text[at] != '"') return {};
  const std::size_t bracket = skip_spaces(text, at + 1);
  if (bracket >= text.size() || text[bracket] != ']') return {};
  const std::size_t next = skip_spaces(text, bracket + 1);
  const bool last = next >= text.size() || is_line_end(text[next]);
  return {last || (text[next] == '[' && begins_tag(text, next)) ? bracket + 1 : 0, next < text.size()};
}

// Reads the value of a tag between quotes; `bracket.value_begin` must be set.
void read_quoted(std::string_view text, Bracket& bracket) {
  for (std::size_t at = bracket.value_begin;;) {
    at = find_any<'"', '\\', '\n', '\r'>(text, at);
    // without a closing quote, the value ends at the last bracket of the line
    if (at >= text.size() || is_line_end(text[at])) {
      const std::string_view value = text.substr(bracket.value_begin, at - bracket.value_begin);
      const bool closed = value.rfind(']') != std::string_view::npos;
      bool decided = true;
      const std::size_t below =
          closed || at >= text.size() ? std::string_view::npos : close_below(text, at, decided);
      if (below != std::string_view::npos) {
        bracket.value_end = below;
        bracket.end = text.find(']', below) + 1;
        bracket.fault = TagFault::two_lines;
        return;
      }
      const std::size_t close = closed ? bracket.value_begin + value.rfind(']') : at;
      bracket.value_end = closed ? close : std::min(at, text.size());
      bracket.end = closed ? close + 1 : bracket.value_end;
      bracket.fault = TagFault::no_closing_quote;
      bracket.decided = at < text.size() && decided;
      return;
    }
    if (text[at] == '\\') {
      bracket.escaped = true;
      if (const LastQuote quote = last_quote(text, at + 1); quote.end > 0) {
        bracket.value_end = at + 1;
        bracket.end = quote.end;
        bracket.fault = TagFault::backslash;
        bracket.decided = quote.decided;
        return;
      }
      at += at + 1 < text.size() && !is_line_end(text[at + 1]) ? 2 : 1;
      continue;
    }
    const std::size_t next = skip_spaces(text, at + 1);
    const std::size_t close = skip_blanks(text, next);
    bracket.decided = close < text.size();
    bracket.value_end = at;
    if (close < text.size() && text[close] == ']') {
      bracket.end = close + 1;
      return;
    }
    // the closing bracket is missing
    if (next >= text.size() || is_line_end(text[next]) || text[next] == '[') {
      bracket.fault = TagFault::no_bracket;
      bracket.end = next;
      return;
    }
    bracket.fault = TagFault::quote_inside;
    ++at;
  }
}

// Reads a value that is between typographic quotes, or that has no quotes.
void read_unquoted(std::string_view text, Bracket& bracket, bool smart) {
  bracket.fault = smart ? TagFault::other_quotes : TagFault::no_quotes;
  std::size_t first_close = std::string_view::npos;
  std::size_t at = bracket.value_begin;
  for (;; ++at) {
    at = find_any<']', '\n', '\r'>(text, at);
    if (at >= text.size() || text[at] != ']') break;
    first_close = std::min(first_close, at);
    const std::size_t inside = at - bracket.value_begin;
    if (!smart || (inside >= 3 && is_smart_quote(text, at - 3)) || (inside >= 1 && text[at - 1] == '"')) {
      first_close = at;
      break;
    }
  }
  bracket.decided = at < text.size();
  const bool closed = first_close != std::string_view::npos;
  bracket.value_end = closed ? first_close : std::min(at, text.size());
  bracket.end = closed ? first_close + 1 : bracket.value_end;
  std::string_view value = text.substr(0, bracket.value_end);
  while (value.size() > bracket.value_begin && is_blank(value.back())) value.remove_suffix(1);
  if (smart && value.size() >= bracket.value_begin + 3 && is_smart_quote(value, value.size() - 3))
    value.remove_suffix(3);
  else if (smart && value.size() > bracket.value_begin && value.back() == '"')
    value.remove_suffix(1);
  bracket.value_end = value.size();
}

}  // namespace

bool read_usual_tag(std::string_view text, std::size_t open, Bracket& bracket) {
  std::size_t at = open + 1;
  if (text.size() - at >= 16) at += text::leading_ones(text::letter_mask(text.data() + at));
  while (at < text.size() && is_letter(text[at])) ++at;
  if (at == open + 1 || text.size() - at < 2 || text[at] != ' ' || text[at + 1] != '"') return false;
  const std::size_t value = at + 2;
  const std::size_t end = find_any<'"', '\\', '\n', '\r'>(text, value);
  if (text.size() - end < 2 || text[end] != '"' || text[end + 1] != ']') return false;
  bracket.kind = Bracket::Kind::tag;
  bracket.name_begin = open + 1;
  bracket.name_end = at;
  bracket.value_begin = value;
  bracket.value_end = end;
  bracket.end = end + 2;
  return true;
}

namespace {

// Returns the end of a tag's name without the colons, equals signs and blanks after it.
std::size_t without_signs(std::string_view text, std::size_t begin, std::size_t end) {
  constexpr auto signs = std::to_array<std::string_view>({":", "=", "\uFF1A", "\uFF1D"});
  const auto last_sign = [&](std::size_t at) -> std::size_t {
    if (is_blank(text[at - 1])) return 1;
    for (const std::string_view sign : signs)
      if (text.substr(begin, at - begin).ends_with(sign)) return sign.size();
    return text::wide_blank_before(text, at);
  };
  while (end > begin) {
    const std::size_t size = last_sign(end);
    if (size == 0) break;
    end -= size;
  }
  return end;
}

// Returns whether the name is one word.
bool is_one_word(std::string_view name) {
  for (std::size_t at = 0; at < name.size(); ++at)
    if (is_blank(name[at]) || text::wide_blank_size(name, at) > 0) return false;
  return true;
}

// Excludes the signs after a name, as in [Name: "value"], from the range of the name.
void leave_signs(std::string_view text, Bracket& bracket) {
  const std::size_t end = without_signs(text, bracket.name_begin, bracket.name_end);
  if (end == bracket.name_end || end == bracket.name_begin) return;
  bracket.name_end = end;
  const bool is_word = is_one_word(text.substr(bracket.name_begin, end - bracket.name_begin));
  if (is_word && (bracket.fault == TagFault::none || bracket.fault == TagFault::several_words))
    bracket.fault = TagFault::sign_after_name;
}

// Reads ["value"] if the bracket is closed on the same line; `quote`: the index of the first quote.
Bracket read_nameless(std::string_view text, std::size_t quote, Bracket bracket) {
  const std::size_t end = find_any<'"', '\n', '\r'>(text, quote + 1);
  const std::size_t close = end < text.size() ? skip_spaces(text, end + 1) : end;
  bracket.decided = close < text.size();
  if (close >= text.size() || text[end] != '"' || text[close] != ']') return bracket;
  bracket.fault = TagFault::no_name;
  bracket.end = close + 1;
  return bracket;
}

}  // namespace

Bracket read_bracket(std::string_view text, std::size_t open) {
  Bracket bracket;
  if (read_usual_tag(text, open, bracket)) return bracket;
  bracket.end = open + 1;
  std::size_t at = skip_spaces(text, open + 1);
  bracket.decided = at < text.size();
  if (bracket.decided && text[at] == '"') return read_nameless(text, at, bracket);
  if (!bracket.decided || (!is_letter(text[at]) && text[at] != '/')) return bracket;
  bracket.name_begin = at;
  while (at < text.size() && !is_blank(text[at]) && text[at] != '"' && text[at] != ']' && text[at] != '[' &&
         !is_smart_quote(text, at) && text::wide_blank_size(text, at) == 0)
    ++at;
  bracket.name_end = at;
  std::size_t value = skip_spaces(text, at);
  const std::size_t below = skip_blanks(text, value);  // the value may be on the next line
  bracket.decided = below < text.size();
  if (below < text.size() && text[below] == '"') value = below;
  if (value >= text.size() || is_line_end(text[value]) || text[value] == '[') return bracket;
  if (text[bracket.name_begin] == '/' && text[value] != ']') return bracket;
  if (text[value] == ']') {
    bracket.kind = Bracket::Kind::word;
    bracket.end = value + 1;
    return bracket;
  }
  bracket.kind = Bracket::Kind::tag;
  const bool smart = is_smart_quote(text, value);
  if (text[value] != '"' && !smart) {  // if there is a quote later, the name has several words
    const std::size_t quote = find_any<'"', ']', '\n', '\r'>(text, value);
    if (quote < text.size() && text[quote] == '"') {
      bracket.fault = TagFault::several_words;
      value = quote;
      bracket.name_end = quote;
      for (std::size_t blank = 1; blank > 0; bracket.name_end -= blank)
        blank = is_blank(text[bracket.name_end - 1]) ? 1 : text::wide_blank_before(text, bracket.name_end);
    }
  }
  leave_signs(text, bracket);
  const bool quoted = text[value] == '"';
  bracket.value_begin = value + (quoted ? 1 : smart ? 3 : 0);
  if (quoted)
    read_quoted(text, bracket);
  else
    read_unquoted(text, bracket, smart);
  return bracket;
}

}  // namespace mt::pgn
