#include "movetext/record/score.hpp"

#include "movetext/record/spelled_result.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/dash.hpp"
#include "movetext/text/look_alike.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"
#include "movetext/text/utf8.hpp"
#include "movetext/text/wide_blank.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace mt {
namespace {

bool take(std::string_view& text, std::string_view prefix) {
  if (text.substr(0, prefix.size()) != prefix) return false;
  text.remove_prefix(prefix.size());
  return true;
}

void skip_blanks(std::string_view& text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
}

constexpr std::size_t longest_spelling = 48;  // bytes of the longest spelling of a result

// Returns the text in plain characters. Full-width forms and fraction strokes become ASCII, a decimal comma
// becomes a dot, and a dot at the end is removed.
std::string in_plain_signs(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const text::Scalar scalar = text::read_scalar(text, at);
    if (scalar.value > 0xFF00 && scalar.value < 0xFF5F)
      out += text::ascii_of(scalar.value);
    else if (text::is_wide_blank(scalar.value) || scalar.value <= ' ')
      out += ' ';
    else if (scalar.value == 0x2044 || scalar.value == 0x2215)
      out += '/';
    else if (!text::is_invisible(scalar.value))
      out.append(text, at, scalar.size);
    at += scalar.size;
  }
  for (std::size_t at = 1; at + 1 < out.size(); ++at)
    if (out[at] == ',' && text::is_digit(out[at - 1]) && text::is_digit(out[at + 1])) out[at] = '.';
  if (out.size() > 1 && out.back() == '.') out.pop_back();
  return out;
}

// Reads points such as "1", "1/2", "1 1/2", "½", "0.98", ".5", in hundredths. Returns -1 if the text
// does not begin with points. A plus or minus counts less than the smallest fraction, so that a draw with a
// plus is still a draw.
int take_points(std::string_view& text) {
  skip_blanks(text);
  if (take(text, ".5")) return 50;
  int points = -1;
  std::size_t digits = 0;
  int value = 0;
  while (digits < text.size() && digits < 4 && text::is_digit(text[digits]))
    value = value * 10 + (text[digits++] - '0');
  if (digits > 0) {
    text.remove_prefix(digits);
    if (value == 1 && take(text, "/2")) return 50;
    points = value * 100;
    if (!text.empty() && text.front() == '.') {
      text.remove_prefix(1);
      for (int unit = 10; !text.empty() && text::is_digit(text.front()); unit /= 10) {
        points += (text.front() - '0') * unit;
        text.remove_prefix(1);
      }
      return points;
    }
  }
  std::string_view rest = text;
  skip_blanks(rest);
  if (!take(rest, "1/2") && !take(rest, "\xC2\xBD")) return points;
  text = rest;
  return points < 0 ? 50 : points + 50;
}

bool take_dash(std::string_view& text) {
  skip_blanks(text);
  const std::size_t dash = text::dash_size(text, 0);
  text.remove_prefix(dash);
  return dash > 0;
}

// Reads the two numbers of a result. Returns false for any other text.
bool read_plain_points(std::string_view text, int& first, int& second) {
  first = take_points(text);
  if (first < 0) return false;
  if (!text.empty() &&
      (text.front() == '+' || (text.front() == '-' && text.find('-', 1) != std::string_view::npos)))
    text.remove_prefix(1);
  if (!take_dash(text)) return false;
  second = take_points(text);
  if (second < 0) return false;
  if (!text.empty() && (text.front() == '+' || text.front() == '-')) text.remove_prefix(1);
  return text.empty();
}

bool read_points(std::string_view text, int& first, int& second) {
  return text.size() <= longest_spelling && read_plain_points(in_plain_signs(text), first, second);
}

constexpr std::array<std::string_view, 7> usual_results{"1-0", "0-1", "1/2-1/2", "2-0", "0-2", "1-1", "0-0"};

// Words for results in Chinese records, simplified and traditional. Red moves first and is the first side.
struct ResultWord {
  std::string_view word;
  std::string_view usual;
};
constexpr std::string_view draw = "1/2-1/2";
constexpr auto result_words = std::to_array<ResultWord>({
    {"\u7EA2\u80DC", "1-0"},       {"\u7D05\u52DD", "1-0"},
    {"\u7EA2\u65B9\u80DC", "1-0"}, {"\u7D05\u65B9\u52DD", "1-0"},
    {"\u7EA2\u5148\u80DC", "1-0"}, {"\u7D05\u5148\u52DD", "1-0"},
    {"\u5148\u80DC", "1-0"},       {"\u5148\u52DD", "1-0"},
    {"\u9ED1\u8D1F", "1-0"},       {"\u9ED1\u8CA0", "1-0"},
    {"\u9ED1\u80DC", "0-1"},       {"\u9ED1\u52DD", "0-1"},
    {"\u9ED1\u65B9\u80DC", "0-1"}, {"\u9ED1\u65B9\u52DD", "0-1"},
    {"\u7EA2\u5148\u8D1F", "0-1"}, {"\u7D05\u5148\u8CA0", "0-1"},
    {"\u5148\u8D1F", "0-1"},       {"\u5148\u8CA0", "0-1"},
    {"\u7EA2\u8D1F", "0-1"},       {"\u7D05\u8CA0", "0-1"},
    {"\u540E\u80DC", "0-1"},       {"\u5F8C\u52DD", "0-1"},
    {"\u548C\u68CB", draw},        {"\u548C\u5C40", draw},
    {"\u5148\u548C", draw},        {"\u7EA2\u5148\u548C", draw},
    {"\u7D05\u5148\u548C", draw},  {"\u548C", draw},
    {"\u5E73\u5C40", draw},        {"\u4F5C\u548C", draw},
    {"\u8BAE\u548C", draw},        {"\u8B70\u548C", draw},
    {"\u7EA2\u65B9\u8D1F", "0-1"}, {"\u7D05\u65B9\u8CA0", "0-1"},
    {"\u9ED1\u65B9\u8D1F", "1-0"}, {"\u9ED1\u65B9\u8CA0", "1-0"},
});

bool is_usual(std::string_view result) {
  return std::any_of(usual_results.begin(), usual_results.end(),
                     [&](std::string_view usual) { return text::same_word(usual, result); });
}

}  // namespace

Score read_score(std::string_view text) {
  text = text::trim_wide(text);
  // Nearly all results are one of these.
  if (text::same_word(text, "1-0")) return Score::first_wins;
  if (text::same_word(text, "0-1")) return Score::second_wins;
  if (text::same_word(text, "1/2-1/2")) return Score::draw;
  if (text.empty() || text == "?") return Score::unknown;
  if (text == "*") return Score::open;
  int first = 0;
  int second = 0;
  if (!read_points(text, first, second)) {
    const std::string_view usual = canonical_result(text);  // "1/2" alone, "1:0", "O-1"
    return usual == text ? Score::other : read_score(usual);
  }
  if ((first + second) % 100 != 0) return Score::other;  // "1/2-0": half a point is missing
  if (first == second) return first == 0 ? Score::both_lose : Score::draw;
  return first > second ? Score::first_wins : Score::second_wins;
}

std::optional<ResultPoints> result_points(std::string_view text) {
  text = text::trim_wide(text);
  ResultPoints points;
  if (read_points(text, points.first, points.second)) return points;
  const std::string_view usual = canonical_result(text);
  if (usual == text || !read_points(usual, points.first, points.second)) return std::nullopt;
  return points;
}

int points_in_all(std::string_view text) {
  int first = 0;
  int second = 0;
  text = text::trim_wide(text);
  return read_points(text, first, second) ? first + second : -1;
}

bool can_be_of_one_game(std::string_view text) {
  // Nearly all results are one of these.
  if (text.size() == 3 && text[1] == '-' && text[0] + text[2] == '0' + '1') return true;
  if (text == "1/2-1/2") return true;
  const int points = points_in_all(text);
  return points <= 0 || points == 100 || points == 200;
}

namespace {

// Returns the usual result for a Chinese word, which may be in parentheses or end with a full stop. Returns
// an empty view for an unknown word.
std::string_view usual_of_word(std::string_view word) {
  constexpr std::string_view full_stop = "\u3002";
  if (word.ends_with(full_stop)) word.remove_suffix(full_stop.size());
  if (word.size() > 2 && word.front() == '(' && word.back() == ')') word = word.substr(1, word.size() - 2);
  if (word.empty() || !may_begin_result_word(word.front())) return {};
  const auto* const found = std::find_if(result_words.begin(), result_words.end(),
                                         [&](const ResultWord& row) { return row.word == word; });
  return found == result_words.end() ? std::string_view() : found->usual;
}

}  // namespace

std::size_t result_word_size(std::string_view text) {
  std::size_t size = 0;
  for (const ResultWord& row : result_words)
    if (row.word.size() > size && text.starts_with(row.word)) size = row.word.size();
  return size;
}

std::string_view canonical_result(std::string_view text) {
  text = text::trim_wide(text);
  if (text.size() > longest_spelling || is_usual(text)) return text;
  std::string plain = in_plain_signs(text);
  std::erase(plain, ' ');
  if (const std::string_view usual = usual_of_word(plain); !usual.empty()) return usual;
  if (plain.empty()) return text;
  if (lone_half_size(plain, 0) == plain.size()) return draw;
  const SpelledResult spelled = read_spelled_result(plain, 0);
  const std::string_view usual =
      spelled.size == plain.size() ? usual_result(spelled.first, spelled.second) : std::string_view();
  return usual.empty() ? text : usual;
}

bool can_end_movetext(std::string_view result) {
  if (result.empty()) return false;
  const char first = text::to_lower(result[0]);
  const bool begins_word = result == "*" || text::is_digit(first) ||
                           (text::is_letter(first) && first != 'x') || result.substr(0, 2) == "\u00BD";
  return begins_word && result.find_first_of("{}[];()$%\"") == std::string_view::npos;
}

bool tells_result(std::string_view text) {
  const Score score = read_score(text);
  return score != Score::unknown && score != Score::open;
}

}  // namespace mt
