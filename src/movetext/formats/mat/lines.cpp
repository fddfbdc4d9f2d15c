#include "movetext/formats/mat/lines.hpp"

#include "movetext/record/match.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/runs.hpp"
#include "movetext/text/same_word.hpp"
#include "movetext/text/wide_blank.hpp"

namespace mt::mat {
namespace {

[[gnu::noinline, gnu::cold]] std::size_t skip_wide(std::string_view text, std::size_t at, std::size_t end) {
  return text::skip_wide_blanks(text.substr(0, end), at);
}
// Returns the index after the blanks at `at`, at most `end`. Blanks outside ASCII count too.
[[gnu::always_inline]] inline std::size_t skip_line_blanks(std::string_view text, std::size_t at,
                                                           std::size_t end) {
  at = text::skip_blanks(text, at, end);
  return at < end && static_cast<unsigned char>(text[at]) >= 0x80 ? skip_wide(text, at, end) : at;
}

// Returns the index after `word` and the blanks that follow it, or `at` if the text at `at` is not `word`.
std::size_t skip_word(std::string_view text, std::size_t at, std::size_t end, std::string_view word) {
  if (end - at < word.size() || !text::same_in_any_case(text.substr(at, word.size()), word)) return at;
  return skip_line_blanks(text, at + word.size(), end);
}

std::uint32_t number_in(std::string_view digits) {
  const std::int64_t value = text::parse_number(digits, max_match_points);
  return value < 0 ? no_number : static_cast<std::uint32_t>(value);
}

LineStart read_game(std::string_view text, Line line, std::size_t first) {
  const std::size_t digits = skip_word(text, first, line.end, "Game");
  const std::size_t end = text::digits_end(text, digits, line.end);
  if (digits < first + 5 || end == digits) return {LineKind::other, first, first, no_number};
  return {LineKind::game, first, end, number_in(text.substr(digits, end - digits))};
}

LineStart read_number(std::string_view text, Line line, std::size_t first) {
  std::size_t end = first;
  std::uint32_t number = 0;
  for (; end < line.end && text::is_digit(text[end]); ++end)
    if (number <= max_match_points) number = 10 * number + static_cast<std::uint32_t>(text[end] - '0');
  if (number > max_match_points) number = no_number;
  if (end < line.end && text[end] == ')') return {LineKind::moves, first, end + 1, number};
  const std::size_t point = skip_line_blanks(text, end, line.end);
  const std::size_t match = skip_word(text, point, line.end, "point");
  const std::size_t behind = skip_word(text, match, line.end, "match");
  if (match > point && behind > match) return {LineKind::length, first, behind, number};
  return {LineKind::other, first, first, no_number};
}

LineStart classify_unmarked(std::string_view text, Line line) {
  const std::size_t first = skip_line_blanks(text, line.begin, line.end);
  if (first == line.end) return {LineKind::blank, first, first, no_number};
  const char c = text[first];
  if (text::is_digit(c)) return read_number(text, line, first);
  if (c == ';' || c == '#') {
    const bool twice = first + 1 < line.end && text[first + 1] == c;
    return {LineKind::comment, first, skip_line_blanks(text, first + (twice ? 2 : 1), line.end),
            twice ? 2U : 1U};
  }
  if (c == 'G' || c == 'g') return read_game(text, line, first);
  return {LineKind::other, first, first, no_number};
}

}  // namespace

LineStart classify(std::string_view text, Line line) {
  const std::size_t begin = text::skip_mark(text, line.begin);
  LineStart start = classify_unmarked(text, {begin, line.end, line.next});
  start.marked = begin > line.begin;
  return start;
}

bool may_open_match(std::string_view text, const LineStart& comment, bool after_blank) {
  return after_blank || comment.marked ||
         (comment.number == 1 && comment.body < text.size() && text[comment.body] == '[');
}

bool leads_to_match(std::string_view text, std::size_t at, std::size_t reach, std::size_t& end) {
  const std::size_t limit = text.size() - at > reach ? at + reach : text.size();
  while (at < limit) {
    const Line line = line_at(text, at);
    end = at;
    const LineKind kind = classify(text, line).kind;
    if (kind == LineKind::length) return true;
    if (kind != LineKind::comment && kind != LineKind::blank) return false;
    at = line.next;
  }
  end = at;
  return false;
}

}  // namespace mt::mat
