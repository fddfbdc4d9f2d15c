#include "movetext/formats/sgf/values.hpp"

#include "movetext/formats/sgf/trees.hpp"
#include "movetext/record/match.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"
#include "movetext/text/scan.hpp"

#include <algorithm>
#include <array>

namespace mt::sgf {
namespace {

constexpr int off = 0;
constexpr std::size_t most_pairs = 4;

int place_of(char letter, Side side) {
  if (letter == 'y') return bar;
  if (letter == 'z') return off;
  const int white = letter - 'a' + 1;
  return side == Side::first ? white : 25 - white;
}

char letter_of(int place, Side side) {
  if (place == bar) return 'y';
  if (place == off) return 'z';
  return static_cast<char>('a' + (side == Side::first ? place : 25 - place) - 1);
}

bool is_die(char c) {
  return c >= '1' && c <= '6';
}

// Reads one number of a play and moves `at` to its end. Returns -1 if there is none.
int read_place(std::string_view text, std::size_t& at) {
  const std::size_t begin = at;
  while (at < text.size() && text::is_digit(text[at])) ++at;
  if (at > begin) return static_cast<int>(text::parse_number(text.substr(begin, at - begin), bar));
  const std::string_view word = text.substr(begin, 3);
  const bool is_bar = text::same_in_any_case(word, "bar");
  if (!is_bar && !text::same_in_any_case(word, "off")) return -1;
  at += 3;
  return is_bar ? bar : off;
}

// Adds the letters of an item such as "13/7*/5(2)": all its parts, repeated as often as the number in
// parentheses says.
bool add_item(std::string_view item, Side side, std::string& letters) {
  std::array<int, most_pairs + 1> stop{};
  std::size_t stops = 0;
  std::size_t at = 0;
  for (;;) {
    if (stops == stop.size()) return false;
    stop[stops] = read_place(item, at);
    if (stop[stops++] < 0) return false;
    if (at < item.size() && item[at] == '*') ++at;
    if (at >= item.size() || (item[at] != '/' && item[at] != '-')) break;
    ++at;
  }
  std::size_t times = 1;
  if (at + 3 <= item.size() && item[at] == '(' && item[at + 1] >= '1' && item[at + 1] <= '4' &&
      item[at + 2] == ')') {
    times = static_cast<std::size_t>(item[at + 1] - '0');
    at += 3;
  }
  if (at < item.size() && item[at] == '*') ++at;
  if (at != item.size() || stops < 2 || letters.size() / 2 + times * (stops - 1) > most_pairs) return false;
  for (std::size_t time = 0; time < times; ++time)
    for (std::size_t i = 0; i + 1 < stops; ++i) {
      letters += letter_of(stop[i], side);
      letters += letter_of(stop[i + 1], side);
    }
  return true;
}

}  // namespace

void append_unescaped(std::string_view value, Lines lines, std::string& out) {
  for (std::size_t at = 0; at < value.size(); ++at) {
    const bool escaped = value[at] == '\\' && at + 1 < value.size();
    if (escaped) ++at;
    char c = value[at];
    if (c == '\r' || c == '\n') {
      if (c == '\r' && at + 1 < value.size() && value[at + 1] == '\n') ++at;
      if (escaped) continue;
      c = '\n';
    }
    out += lines == Lines::blanks && text::is_blank(c) ? ' ' : c;
  }
}

Span keep_text(Record& record, std::size_t begin, std::size_t end, Lines lines) {
  const std::string_view value = record.source.substr(begin, end - begin);
  const bool plain = lines == Lines::kept ? text::find_any<'\\', '\r'>(value, 0) == value.size()
                                          : std::none_of(value.begin(), value.end(), [](char c) {
                                              return c == '\\' || (text::is_blank(c) && c != ' ');
                                            });
  if (plain) return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
  const std::size_t start = record.side_text.size();
  append_unescaped(value, lines, record.side_text);
  return {static_cast<std::uint32_t>(start) | Span::side_bit,
          static_cast<std::uint32_t>(record.side_text.size())};
}

void append_escaped(std::string_view text, std::string& out) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (c == '\r') {  // a line end of two characters becomes one
      if (at + 1 == text.size() || text[at + 1] != '\n') out += '\n';
      continue;
    }
    if (c == ']' || c == '\\' || c == ':') out += '\\';
    out += c;
  }
}

bool is_move(std::string_view value) {
  if (value.size() < 2 || value.size() % 2 != 0 || !is_die(value[0]) || !is_die(value[1])) return false;
  return value.size() <= 2 + 2 * most_pairs &&
         std::all_of(value.begin() + 2, value.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

void append_play(std::string_view letters, Side side, std::string& out) {
  for (std::size_t i = 0; i + 1 < letters.size(); i += 2) {
    if (i > 0) out += ' ';
    out += std::to_string(place_of(letters[i], side));
    out += '/';
    out += std::to_string(place_of(letters[i + 1], side));
  }
}

std::optional<std::string> letters_of(std::string_view play, Side side) {
  std::string letters;
  for (std::size_t at = 0; at < play.size();) {
    if (text::is_blank(play[at]) || play[at] == ',') {
      ++at;
      continue;
    }
    std::size_t end = at;
    while (end < play.size() && !text::is_blank(play[end]) && play[end] != ',') ++end;
    if (!add_item(play.substr(at, end - at), side, letters)) return {};
    at = end;
  }
  if (letters.empty()) return {};
  return letters;
}

std::optional<Result> read_result(std::string_view value) {
  if (value.size() < 3 || (value[0] != 'W' && value[0] != 'B') || value[1] != '+') return {};
  Result result;
  result.winner = value[0] == 'W' ? Side::first : Side::second;
  result.resigned = value.back() == 'R';
  const std::string_view digits = value.substr(2, value.size() - 2 - (result.resigned ? 1 : 0));
  if (digits.empty()) return result;
  const std::int64_t points = text::parse_number(digits, max_match_points);
  if (points < 0) return {};
  result.points = static_cast<std::uint32_t>(points);
  return result;
}

bool is_properties(std::string_view text) {
  bool named = false;   // a name has been read before this index
  bool valued = false;  // a value has been read after the last name
  for (std::size_t at = skip_blanks(text, 0); at < text.size(); at = skip_blanks(text, at)) {
    if (text::is_letter(text[at])) {
      if (named && !valued) return false;
      while (at < text.size() && text::is_letter(text[at])) ++at;
      named = true;
      valued = false;
    } else if (text[at] == '[' && named) {
      at = value_end(text, at + 1);
      if (at == npos) return false;
      valued = true;
    } else {
      return false;
    }
  }
  return valued;
}

}  // namespace mt::sgf
