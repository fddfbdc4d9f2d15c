#include "movetext/formats/pgn/written_result.hpp"

#include "movetext/formats/pgn/lexical.hpp"
#include "movetext/text/dash.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>

namespace mt::pgn {
namespace {

constexpr std::size_t longest_apart = 48;  // bytes of a result with its blanks

// Returns the bytes of the sign of a result at `at`; 0: no result has it.
std::size_t sign_size(std::string_view text, std::size_t at) {
  if (text.compare(at, 2, "\u00BD") == 0) return 2;
  if (const std::size_t dash = text::dash_size(text, at); dash > 0) return dash;
  return std::string_view("0125O/.:").find(text[at]) != std::string_view::npos ? 1 : 0;
}

std::size_t after_dot(std::string_view text, std::size_t at) {
  return at < text.size() && text[at] == '.' ? at + 1 : at;
}

// Finds "1 - 0": the longest result that has blanks between its signs.
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

// Returns whether "1/2" is perhaps the first part only: blanks and another sign follow it.
bool goes_on_apart(std::string_view text, std::size_t end) {
  const std::size_t next = skip_blanks(text, end);
  return next > end && next < text.size() && (text[next] == ':' || text::dash_size(text, next) > 0);
}

WrittenResult find_unquoted(Grammar grammar, std::string_view text, std::size_t at) {
  const std::size_t size = match_result(grammar, text, at).size();
  if (size == 0) {
    const char second = at + 1 < text.size() ? text[at + 1] : ' ';
    const bool may_be_apart = !text::is_digit(second) && !text::is_letter(second) && text[at] != '*';
    return may_be_apart ? find_apart(grammar, text, at) : WrittenResult{};
  }
  const std::size_t end = at + size;
  if (size <= 3 && goes_on_apart(text, end))
    if (const WrittenResult apart = find_apart(grammar, text, at)) return apart;
  return {at, end, after_dot(text, end)};
}

struct Quotes {
  std::string_view open;
  std::string_view close;
};
constexpr auto quotes = std::to_array<Quotes>({{"\"", "\""},
                                               {"'", "'"},
                                               {"\u201C", "\u201D"},
                                               {"\u201E", "\u201C"},
                                               {"\u2018", "\u2019"},
                                               {"\u00AB", "\u00BB"}});

WrittenResult find_quoted(Grammar grammar, std::string_view text, std::size_t at, const Quotes& pair) {
  const std::size_t begin = skip_spaces(text, at + pair.open.size());
  if (begin >= text.size()) return {};
  WrittenResult found = find_unquoted(grammar, text, begin);
  if (!found) return {};
  found.after = skip_spaces(text, found.after);
  if (text.compare(found.after, pair.close.size(), pair.close) != 0) return {};
  found.after += pair.close.size();
  return found;
}

// Returns whether the number that ends the first part and continues in the result cannot be a square of any
// board.  Then the whole word is not a move, even if it looks like one.
bool divides_impossible_square(std::string_view word, std::size_t result) {
  std::size_t begin = result;
  while (begin > 0 && text::is_digit(word[begin - 1])) --begin;
  std::size_t end = result;
  while (end < word.size() && text::is_digit(word[end])) ++end;
  return end - begin > 2 || word[result] == '0' || word.substr(end) == "-0";
}

}  // namespace

WrittenResult find_any_result(Grammar grammar, std::string_view text, std::size_t at) {
  const bool number = text[at] >= '0' && text[at] <= '9';
  for (const Quotes& pair : quotes)
    if (!number && text.compare(at, pair.open.size(), pair.open) == 0)
      return find_quoted(grammar, text, at, pair);
  return find_unquoted(grammar, text, at);
}

std::string without_blanks(std::string_view text, const WrittenResult& result) {
  std::string close;
  for (std::size_t at = result.begin; at < result.end;) {
    const std::size_t size = sign_size(text, at);
    if (size > 0) close += text.substr(at, size);
    at = size > 0 ? at + size : std::max(skip_blanks(text, at), at + 1);
  }
  return close;
}

std::size_t find_glued_result(Grammar grammar, std::string_view word) {
  constexpr std::size_t longest_result = 16;
  std::size_t found = 0;
  const std::size_t from = word.size() - std::min(word.size(), longest_result);
  for (std::size_t at = std::max<std::size_t>(from, 2); at < word.size(); ++at) {
    if (word[at] == '*' || !is_result(grammar.dialect, word.substr(at))) continue;
    if (grammar.shapes.scan(word.substr(0, at), 0).end != at) continue;
    if (found > 0) return 0;
    found = at;
  }
  const bool whole = found > 0 && grammar.shapes.scan(word, 0).end == word.size();
  return whole && !divides_impossible_square(word, found) ? 0 : found;
}

}  // namespace mt::pgn
