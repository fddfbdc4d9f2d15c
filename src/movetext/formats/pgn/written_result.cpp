#include "movetext/formats/pgn/written_result.hpp"

#include "movetext/formats/pgn/lexical.hpp"
#include "movetext/record/spelled_result.hpp"
#include "movetext/text/dash.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>
#include <array>

namespace mt::pgn {
namespace {

constexpr std::size_t longest_apart = 48;  // bytes of a result with its blanks, at most

// Returns the size in bytes of the sign of a result at `at`, or 0 if there is none.
std::size_t sign_size(std::string_view text, std::size_t at) {
  if (text.compare(at, 2, "\u00BD") == 0) return 2;
  if (text.compare(at, 3, "\u2044") == 0 || text.compare(at, 3, "\u2215") == 0) return 3;  // 1/2
  if (const std::size_t dash = text::dash_size(text, at); dash > 0) return dash;
  return std::string_view("0125O/.,:").find(text[at]) != std::string_view::npos ? 1 : 0;
}

std::size_t after_dot(std::string_view text, std::size_t at) {
  if (text.compare(std::min(at, text.size()), 3, "\u3002") == 0) return at + 3;
  return at < text.size() && text[at] == '.' ? at + 1 : at;
}

// Finds the longest result that has blanks between its signs, such as "1 - 0".
WrittenResult find_apart(Grammar grammar, std::string_view text, std::size_t at) {
  WrittenResult found;
  std::string close;
  bool apart = false;
  const std::size_t limit = std::min(text.size(), at + longest_apart);
  for (std::size_t sign = at; sign < limit;) {
    const std::size_t size = sign_size(text, sign);
    if (size == 0) break;
    close += text.substr(sign, size);
    const std::size_t end = sign + size;
    if (apart && may_end_result(text, end) && is_result(grammar.dialect, close))
      found = {at, end, after_dot(text, end), true};
    sign = skip_blanks(text, end);
    apart = apart || sign > end;
  }
  const bool is_longer_move = found && grammar.shapes.scan(text, at).end > found.end;
  return is_longer_move ? WrittenResult{} : found;
}

// Finds the longest Chinese result word that has blanks between its characters.
WrittenResult find_word_apart(Grammar grammar, std::string_view text, std::size_t at) {
  constexpr int most_characters = 3;
  WrittenResult found;
  std::string close;
  bool apart = false;
  std::size_t next = at;
  for (int i = 0; i < most_characters && next < text.size() && static_cast<unsigned char>(text[next]) >= 0xE0;
       ++i) {
    const std::size_t size = text::read_scalar(text, next).size;
    close += text.substr(next, size);
    const std::size_t end = next + size;
    const bool ends = text::ends_token(text, end) || after_dot(text, end) > end;
    if (apart && ends && is_result(grammar.dialect, close)) found = {at, end, after_dot(text, end), true};
    next = skip_spaces(text, end);
    apart = apart || next > end;
  }
  return found;
}

// Returns whether "1/2", which ends at `end`, may be only the first half of a result: a dash or colon
// follows, perhaps after blanks.
bool goes_on_apart(std::string_view text, std::size_t end) {
  const std::size_t next = skip_blanks(text, end);
  return next < text.size() && (text[next] == ':' || text::dash_size(text, next) > 0);
}

WrittenResult find_unquoted(Grammar grammar, std::string_view text, std::size_t at) {
  const std::size_t size = match_result(grammar, text, at).size();
  if (size == 0) {
    if (may_begin_result_word(text[at]))
      return grammar.dialect.result_words ? find_word_apart(grammar, text, at) : WrittenResult{};
    const char second = at + 1 < text.size() ? text[at + 1] : ' ';
    const bool goes_on = text::is_digit(second) || text::is_letter(second);
    const bool may_be_apart = text[at] == '.' ? second == '5' : !goes_on && text[at] != '*';
    return may_be_apart ? find_apart(grammar, text, at) : WrittenResult{};
  }
  const std::size_t end = at + size;
  if (may_begin_result_word(text[at]))
    if (const WrittenResult apart = find_word_apart(grammar, text, at)) return apart;  // "\u548C \u68CB"
  if (size == lone_half_size(text, at) && goes_on_apart(text, end))
    if (const WrittenResult apart = find_apart(grammar, text, at)) return apart;
  return {at, end, after_dot(text, end)};
}

// Quotation marks of all languages and of typewriters. Programs and users mix them, so any of them may close
// a quotation.
constexpr auto quotes = std::to_array<std::string_view>(
    {"\"",     "'",      "`",      "\u00AB", "\u00B4", "\u00BB", "\u2018", "\u2019",
     "\u201A", "\u201B", "\u201C", "\u201D", "\u201E", "\u201F", "\u2032", "\u2033",
     "\u2039", "\u203A", "\u300C", "\u300D", "\u300E", "\u300F"});

// The quotation marks at one position: one mark, or two apostrophes.
struct QuoteMarks {
  std::size_t end = 0;  // index after the marks
  int count = 0;
};
QuoteMarks quotes_at(std::string_view text, std::size_t at, int most) {
  QuoteMarks found{at};
  while (found.count < most && found.end < text.size()) {
    const std::size_t begin = found.end;
    for (const std::string_view mark : quotes) {
      if (text.compare(begin, mark.size(), mark) != 0) continue;
      found.end += mark.size();
      break;
    }
    if (found.end == begin) break;
    ++found.count;
  }
  return found;
}

WrittenResult find_quoted(Grammar grammar, std::string_view text, const QuoteMarks& opening) {
  const std::size_t begin = skip_spaces(text, opening.end);
  if (begin >= text.size()) return {};
  WrittenResult found = find_unquoted(grammar, text, begin);
  if (!found) return {};
  const QuoteMarks closing = quotes_at(text, skip_spaces(text, found.after), opening.count);
  if (closing.count == 0) return {};
  found.after = after_dot(text, closing.end);
  return found;
}

// Returns whether the digits on both sides of the cut, read as one number, are too large for the number of a
// square. If so, the whole word is not a move, even if it looks like one. The cut is at index `result`, where
// the result begins.
bool divides_impossible_square(std::string_view word, std::size_t result) {
  constexpr std::size_t most_digits = 2;
  std::size_t begin = result;
  while (begin > 0 && text::is_digit(word[begin - 1])) --begin;
  std::size_t end = result;
  while (end < word.size() && text::is_digit(word[end])) ++end;
  // Digits after a letter are a rank. A number without a letter cannot follow a rank, so "c31-1" is not one
  // move.
  const bool is_rank = begin > 0 && text::is_letter(word[begin - 1]) && word[begin - 1] != 'x';
  if (is_rank && end - begin == most_digits && word[end - 1] != '0') return true;
  return end - begin > most_digits || word[result] == '0' || word.substr(end) == "-0";
}

// Skips a number such as "1", "12", "1/2", "1 1/2" or "2.5". Returns `at` if there is none.
std::size_t value_end(std::string_view text, std::size_t at) {
  constexpr std::size_t most_digits = 3;
  std::size_t end = at;
  while (end < text.size() && end - at <= most_digits && text::is_digit(text[end])) ++end;
  if (end - at > most_digits) return at;
  const std::size_t half = lone_half_size(text, at);
  if (half > 0) return at + half;
  if (end > at && end + 1 < text.size() && (text[end] == '.' || text[end] == ',') &&
      text::is_digit(text[end + 1]))
    return end + 2;
  const std::size_t fraction = skip_spaces(text, end);
  const std::size_t size = fraction < text.size() ? lone_half_size(text, fraction) : 0;
  return size > 0 ? fraction + size : end;
}

}  // namespace

WrittenResult find_foreign_score(Grammar grammar, std::string_view text, std::size_t at) {
  const std::size_t first = value_end(text, at);
  if (first == at || find_written_result(grammar, text, at)) return {};
  const std::size_t sign = skip_spaces(text, first);
  if (sign >= text.size()) return {};
  const std::size_t dash = text[sign] == ':' ? 1 : text::dash_size(text, sign);
  if (dash == 0) return {};
  const std::size_t second = skip_spaces(text, sign + dash);
  const std::size_t end = second < text.size() ? value_end(text, second) : second;
  if (end == second || !may_end_result(text, end) || grammar.shapes.scan(text, at).end > at) return {};
  return {at, end, after_dot(text, end), true};
}

WrittenResult find_bracketed_result(Grammar grammar, std::string_view text, std::size_t at) {
  constexpr std::size_t longest = longest_apart + 8;
  if (at >= text.size() || (text[at] != '(' && text[at] != '[')) return {};
  const std::size_t first = skip_spaces(text, at + 1);
  if (first >= text.size() || !may_begin_written_result(text[first])) return {};
  if (text.substr(first, longest).find(text[at] == '(' ? ')' : ']') == std::string_view::npos) return {};
  WrittenResult found = find_written_result(grammar, text, first);
  if (!found) return {};
  const std::size_t close = skip_spaces(text, found.after);
  if (close >= text.size() || text[close] != (text[at] == '(' ? ')' : ']')) return {};
  found.after = after_dot(text, close + 1);
  return found;
}

GluedResult find_glued_result(Grammar grammar, std::string_view text, std::size_t at, std::size_t end) {
  constexpr std::size_t longest_result = 16;
  const std::string_view word = text.substr(at, end - at);
  GluedResult found;
  const std::size_t from = word.size() - std::min(word.size(), longest_result);
  for (std::size_t size = std::max<std::size_t>(from, 2); size < word.size(); ++size) {
    if (word[size] == '*' || !may_begin_written_result(word[size])) continue;
    const WrittenResult result = find_written_result(grammar, text, at + size);
    if (!result || result.after < end || grammar.shapes.scan(word.substr(0, size), 0).end != size) continue;
    if (found.move_size > 0) return {};
    found = {size, result};
  }
  const bool whole =
      found.move_size > 0 && found.result.after == end && grammar.shapes.scan(word, 0).end == word.size();
  return whole && !divides_impossible_square(word, found.move_size) ? GluedResult{} : found;
}

WrittenResult find_any_result(Grammar grammar, std::string_view text, std::size_t at) {
  const bool number = text[at] >= '0' && text[at] <= '9';
  constexpr int most_marks = 2;
  const QuoteMarks opening = number ? QuoteMarks{} : quotes_at(text, at, most_marks);
  return opening.count > 0 ? find_quoted(grammar, text, opening) : find_unquoted(grammar, text, at);
}

std::string without_blanks(std::string_view text, const WrittenResult& result) {
  std::string close;
  for (std::size_t at = result.begin; at < result.end;) {
    const std::size_t next = skip_blanks(text, at);
    if (next == at)
      close += text[at++];
    else
      at = next;
  }
  return close;
}

}  // namespace mt::pgn
