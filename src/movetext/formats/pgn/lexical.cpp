#include "movetext/formats/pgn/lexical.hpp"

#include "movetext/formats/pgn/likeness.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/scan.hpp"

#include <algorithm>

namespace mt::pgn {
namespace {

using text::find_any;
using text::is_blank;
using text::is_digit;
using text::is_letter;
using text::is_line_end;

constexpr std::size_t longest_words = 1U << 16;  // the largest size of a comment in parentheses
constexpr int deepest_words = 16;                // the deepest nesting of parentheses

}  // namespace

std::size_t skip_spaces(std::string_view text, std::size_t at) {
  for (;;) {
    while (at < text.size() && is_blank(text[at]) && !is_line_end(text[at])) ++at;
    if (at >= text.size() || static_cast<unsigned char>(text[at]) < 0x80) return at;
    const std::size_t wide = text::wide_blank_size(text, at);
    if (wide == 0) return at;
    at += wide;
  }
}

std::size_t dots_at(std::string_view text, std::size_t at) {
  if (at >= text.size()) return 0;
  if (text[at] == '.') return 1;
  return text.compare(at, 3, "\u2026") == 0 ? 3 : 0;
}

std::size_t line_end(std::string_view text, std::size_t at) {
  return find_any<'\n', '\r'>(text, at);
}

bool begins_line(std::string_view text, std::size_t at) {
  if (at == 0 || is_line_end(text[at - 1])) return true;
  return at >= 3 && text.compare(at - 3, 3, "\uFEFF") == 0 && (at == 3 || is_line_end(text[at - 4]));
}

bool first_in_line(std::string_view text, std::size_t at) {
  while (at > 0 && !is_line_end(text[at - 1])) {
    const std::size_t size = is_blank(text[at - 1]) ? 1 : text::wide_blank_before(text, at);
    if (size == 0) return false;
    at -= size;
  }
  return true;
}

bool follows_empty_line(std::string_view text, std::size_t at) {
  for (int ends = 0; at > 0 && is_blank(text[at - 1]); --at) {
    if (!is_line_end(text[at - 1])) continue;
    const bool pair = at > 1 && text[at - 1] == '\n' && text[at - 2] == '\r';
    if (++ends == 2) return true;
    if (pair) --at;
  }
  return false;
}

std::size_t find_tag_line(std::string_view text, std::size_t from, std::size_t to) {
  to = std::min(to, text.size());
  for (std::size_t at = from; (at = find_any<'['>(text.substr(0, to), at)) < to; ++at)
    if (first_in_line(text, at) && begins_tag(text, at)) return at;
  return to;
}

std::size_t find_border(std::string_view text, std::size_t from, bool tag_before) {
  for (std::size_t at = find_tag_line(text, from, text.size()); at < text.size();
       at = find_tag_line(text, at + 1, text.size())) {
    std::size_t before = at;
    while (before > from && is_blank(text[before - 1])) --before;
    if (before == from ? !tag_before : text[before - 1] != ']') return at;
  }
  return text.size();
}

CommentExtent brace_comment(const Dialect& dialect, std::string_view text, std::size_t open,
                            std::size_t limit) {
  const bool limited = text.size() - open > limit;
  const std::string_view seen = limited ? text.substr(0, open + limit) : text;
  std::size_t depth = 1;
  std::size_t inner = 0;
  for (std::size_t from = open + 1;;) {
    const std::size_t brace = find_any<'{', '}'>(seen, from);
    const bool none = brace == seen.size();
    if (!none && seen[brace] == '}' && --depth == 0) return {brace, brace + 1, true, true, inner};
    if (!none && seen[brace] == '{') {
      if (dialect.nested_comments)
        ++depth;
      else if (inner == 0)
        inner = brace;
    }
    const std::size_t tag = find_tag_line(seen, from, brace);
    if (tag < brace) return {tag, tag, false, !none || limited};
    if (none) return {brace, brace, false, limited};
    from = brace + 1;
  }
}

namespace {

// Returns the index after the dots at `at`.
std::size_t skip_dots(std::string_view text, std::size_t at) {
  for (;;) {
    const std::size_t size = dots_at(text, at);
    if (size == 0) return at;
    at += size;
  }
}

// Returns whether the text at `at`, after a "(" and its comments, starts a variation: a move, perhaps with a
// number, or anything else that is not a word.
bool begins_variation(Grammar grammar, std::string_view text, std::size_t at) {
  if (at >= text.size()) return true;
  if (std::string_view("{(;$/.)").find(text[at]) != std::string_view::npos) return true;
  if (dots_at(text, at) > 0 || grammar.shapes.scan(text, at).end > at) return true;
  for (const std::string_view null_move : grammar.dialect.null_moves)
    if (text.compare(at, null_move.size(), null_move) == 0) return true;
  std::size_t number = at;
  while (number < text.size() && is_digit(text[number])) ++number;
  const std::size_t first_end = word_end(text, at);
  if (first_end > number &&
      likeness_to_move(grammar.shapes, text.substr(at, first_end - at)) == Likeness::strong)
    return true;
  if (number == at) return false;
  const std::size_t dots = skip_spaces(text, number);
  std::size_t move = skip_dots(text, dots);
  if (move == dots) return false;
  for (std::size_t end = dots; end != move; move = skip_dots(text, end)) end = skip_blanks(text, move);
  if (move >= text.size() || grammar.shapes.scan(text, move).end > move || text[move] == '-') return true;
  if (!is_digit(text[move])) return !is_letter(text[move]);
  return likeness_to_move(grammar.shapes, text.substr(move, word_end(text, move) - move)) == Likeness::strong;
}

// The closed comments in braces that begin at `at` and have only blanks between them. `end` is the index
// after them and the blanks that follow. `seen`: the part of `text` that may be examined.
struct Comments {
  std::size_t end = 0;
  bool decided = true;
};
Comments skip_comments(const Dialect& dialect, std::string_view text, std::string_view seen, std::size_t at) {
  Comments found{at};
  while (found.end < seen.size() && seen[found.end] == '{') {
    const CommentExtent comment = brace_comment(dialect, text, found.end, seen.size() - found.end);
    found.decided = comment.decided;
    if (!comment.closed) return found;
    found.end = skip_blanks(seen, comment.end);
  }
  return found;
}

// Reads words in the parentheses whose "(" is at `open`. The words begin at `at` and end before the ")".
Parenthesis read_words(const Dialect& dialect, std::string_view text, std::string_view seen, std::size_t open,
                       std::size_t at) {
  const bool all_seen = seen.size() < text.size();
  for (int depth = 1;; ++at) {
    at = find_any<'(', ')', '{', '['>(seen, at);
    if (at >= seen.size()) return {Parenthesis::Kind::stray, all_seen, open + 1};
    const char c = seen[at];
    if (c == '(') ++depth;
    if (c == ')' && --depth == 0) return {Parenthesis::Kind::words, true, at + 1};
    if (c == '{') {
      const CommentExtent comment = brace_comment(dialect, text, at, seen.size() - at);
      if (!comment.closed) return {Parenthesis::Kind::stray, comment.decided, open + 1};
      at = comment.end - 1;
    }
    const bool tag = c == '[' && first_in_line(seen, at);
    if (tag || depth > deepest_words) return {Parenthesis::Kind::stray, true, open + 1};
  }
}

}  // namespace

Parenthesis read_parenthesis(Grammar grammar, std::string_view text, std::size_t open) {
  constexpr std::size_t longest_move = 64;  // size of a move with its number
  Parenthesis found;
  found.end = open + 1;
  std::size_t at = open + 1;
  while (at < text.size() && (text[at] == '!' || text[at] == '?')) ++at;
  if (at > open + 1 && at < text.size() && text[at] == ')') return {Parenthesis::Kind::glyph, true, at + 1};
  const bool may_be_null = open + 1 < text.size() && text[open + 1] == 'n';
  if (may_be_null && text.compare(open, 6, "(null)") == 0) return {Parenthesis::Kind::null, true, open + 6};
  at = skip_blanks(text, open + 1);
  const std::string_view seen = text.substr(0, open + longest_words);
  const Comments comments = skip_comments(grammar.dialect, text, seen, at);
  found.decided =
      comments.decided && (comments.end + longest_move < text.size() || seen.size() < text.size());
  if (!grammar.dialect.parentheses_comment || begins_variation(grammar, seen, comments.end)) return found;
  return read_words(grammar.dialect, text, seen, open, at);
}

}  // namespace mt::pgn
