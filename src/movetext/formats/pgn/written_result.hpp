// Finds results in all forms that occur in records: with blanks, in quotes, with a dot, glued to a move.
#pragma once
#include "movetext/formats/pgn/dialect.hpp"
#include "movetext/record/score.hpp"
#include "movetext/text/blank.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace mt::pgn {

struct WrittenResult {
  std::size_t begin = 0;  // index of the first byte of the result, after an opening quote
  std::size_t end = 0;
  std::size_t after = 0;  // index after the closing quote or dot of the result; 0 if no result was found
  bool apart = false;     // the result has blanks in it

  explicit operator bool() const { return after > 0; }
};

// Returns whether a result may begin with the character: a number, a half, a letter O, an asterisk, a quote,
// or a word of Chinese records.
constexpr bool may_begin_written_result(char c) {
  return (c >= '0' && c <= '2') || c == '*' || c == 'O' || c == '.' || c == '"' || c == '\'' || c == '`' ||
         c == '\xC2' || c == '\xE2' || c == '\xE3' || may_begin_result_word(c);
}

// Returns the size of "1-0", "0-1" or "1/2-1/2" at `at` if the line ends after it, or else 0. Nearly all
// results have this form.
constexpr std::size_t usual_result_size(std::string_view text, std::size_t at) {
  constexpr std::string_view draw = "1/2-1/2";
  const auto ends_line = [&](std::size_t end) { return end == text.size() || text::is_line_end(text[end]); };
  if (text.size() - at < 3) return 0;
  const char second = text[at + 1];
  const bool wins =
      second == '-' && ((text[at] == '1' && text[at + 2] == '0') || (text[at] == '0' && text[at + 2] == '1'));
  if (wins) return ends_line(at + 3) ? 3 : 0;
  return second == '/' && text.substr(at, draw.size()) == draw && ends_line(at + draw.size()) ? draw.size()
                                                                                              : 0;
}

// Finds a result of an unusual form; used by find_written_result().
WrittenResult find_any_result(Grammar grammar, std::string_view text, std::size_t at);

// Returns the result at `at`: a result of the dialect, perhaps with blanks between its parts ("1/2 - 1/2"),
// in quotes, or with a dot after it.
inline WrittenResult find_written_result(Grammar grammar, std::string_view text, std::size_t at) {
  if (at >= text.size() || !may_begin_written_result(text[at])) return {};
  if (const std::size_t size = usual_result_size(text, at); size > 0) return {at, at + size, at + size};
  return find_any_result(grammar, text, at);
}

// Returns the text of a result without its blanks.
std::string without_blanks(std::string_view text, const WrittenResult& result);

// Returns whether a result may follow the bracket at `at`. Nearly all brackets open variations: for these, a
// move or a move number follows, and the function returns false quickly.
constexpr bool may_hold_result(std::string_view text, std::size_t at) {
  if (text.size() - at < 5) return false;  // "(*)" is not in use
  if (text[at + 1] == ' ') ++at;
  const char first = text[at + 1];
  const char second = text[at + 2];
  if (first >= '0' && first <= '9')
    return first <= '2' && !(second >= '0' && second <= '9') && (second != '.' || text[at + 3] == '5');
  return first == 'O' ? text[at + 3] == '1' || second != '-' : !(first >= 'A' && first <= 'z');
}

// Returns the result in parentheses or square brackets at `at`: "(1-0)".
WrittenResult find_bracketed_result(Grammar grammar, std::string_view text, std::size_t at);

// Returns two numbers at `at` that look like a result, but cannot be the result of the game: "1 1/2 - 1/2",
// "3-1".
WrittenResult find_foreign_score(Grammar grammar, std::string_view text, std::size_t at);

// A move and a result without a blank between them: "Nf31-0", "Nf31 - 0".
struct GluedResult {
  std::size_t move_size = 0;  // size of the move; 0 if the word cannot be split
  WrittenResult result;
};
// Splits the word between `at` and `end` into a move and a result, which may continue after a blank. Returns
// no result if the word can be split in several ways, or may be one move.
GluedResult find_glued_result(Grammar grammar, std::string_view text, std::size_t at, std::size_t end);

}  // namespace mt::pgn
