#include "movetext/record/play_words.hpp"

#include "movetext/record/match.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/nearest.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/runs.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>

namespace mt {
namespace {

constexpr int point_count = 24;
constexpr int bar = -1;
constexpr int off = -2;
constexpr int nothing = -3;

// Words in .mat files. All other words come from servers.
constexpr auto news_words =
    std::to_array<std::string_view>({"Doubles", "Redoubles", "Takes", "Accepts", "Drops", "Passes", "Rejects",
                                     "Beavers", "Raccoons", "Concedes", "Resigns"});
constexpr auto dance_words = std::to_array<std::string_view>({"Cannot", "Move"});

// Reads the stop (a point, bar or off) at `at` and moves `at` past it.
int read_stop(std::string_view words, std::size_t& at) {
  const std::size_t begin = at;
  at = text::digits_end(words, begin, words.size());
  if (at > begin) {
    const auto number = text::parse_number(words.substr(begin, at - begin), point_count + 1);
    return number < 0 ? nothing : static_cast<int>(number);
  }
  at = text::letters_end(words, begin, words.size());
  const std::string_view word = words.substr(begin, at - begin);
  if (text::same_in_any_case(word, "bar")) return bar;
  return text::same_in_any_case(word, "off") || text::same_in_any_case(word, "home") ? off : nothing;
}

bool is_separator(char c) {
  return c == '/' || c == '-';
}

// Returns the offset after a count ("(1)" to "(4)", possibly after blanks), or `at` if there is none.
std::size_t count_end(std::string_view words, std::size_t at) {
  const std::size_t open = text::skip_blanks(words, at, words.size());
  const bool count = open + 2 < words.size() && words[open] == '(' && words[open + 1] >= '1' &&
                     words[open + 1] <= '4' && words[open + 2] == ')';
  return count ? open + 3 : at;
}

bool ends_word(std::string_view words, std::size_t at) {
  return at >= words.size() || text::is_blank(words[at]) || words[at] == ',';
}

}  // namespace

std::optional<PlayWord> next_play_word(std::string_view words, std::size_t& at) {
  while (at < words.size() && ends_word(words, at)) ++at;
  PlayWord word;
  bool ends = true;  // whether the move of the checker ends at the last stop that was read
  for (std::size_t next = at;; ++next) {
    const std::size_t begin = next;
    const int stop = read_stop(words, next);
    const bool leaves = stop == off || stop == 0;
    if (stop == nothing || (word.stops.empty() ? leaves : ends)) return {};
    ends = leaves;
    word.stops.push_back(words.substr(begin, next - begin));
    while (next < words.size() && words[next] == '*') ++next;
    if (next < words.size() && is_separator(words[next])) continue;
    const std::size_t behind = count_end(words, next);
    if (behind > next) word.times = static_cast<std::uint32_t>(words[behind - 2] - '0');
    if (!ends_word(words, behind)) return {};
    at = behind;
    return word;
  }
}

bool begins_as_play(std::string_view word) {
  if (word.empty()) return false;
  if (text::is_digit(word[0]) || std::string_view("*(/-,").find(word[0]) != std::string_view::npos)
    return true;
  return text::same_in_any_case(word.substr(0, 3), "bar") || text::same_in_any_case(word.substr(0, 3), "off");
}

bool may_be_of_turn(std::string_view word) {
  if (word.empty() || std::string_view("{[;#%\"<").find(word[0]) != std::string_view::npos) return false;
  if (word[0] == ':') return true;  // a colon that remains of damaged dice
  const bool number = word.find_first_of("0123456789?") != std::string_view::npos;
  if (number && word[0] != '(' && word.find_first_of("/:*-") != std::string_view::npos) return true;
  return word.size() >= 3 && (!text::nearest(word, dance_words).empty() || !nearest_cube_news(word).empty());
}

bool are_words_of_turn(std::string_view words) {
  bool any = false;
  for (std::size_t at = text::skip_blanks(words, 0, words.size()); at < words.size();) {
    const std::size_t end = text::word_end(words, at, words.size());
    const std::string_view word = words.substr(at, end - at);
    const bool turn = may_be_of_turn(word);
    if (!turn && !begins_as_play(word) && word != "=>") return false;
    any = any || turn;
    at = text::skip_blanks(words, end, words.size());
  }
  return any;
}

std::string_view nearest_cube_news(std::string_view word) {
  return text::nearest(word, news_words);
}

bool looks_like_play(std::string_view words) {
  std::size_t at = 0;
  bool any = false;
  while (next_play_word(words, at)) any = true;
  return any && at >= words.size();
}

bool is_safe_play(std::string_view text) {
  constexpr std::string_view usual = "0123456789/-*(),barofBAROF";
  if (text.empty() || text.front() == ' ' || text.back() == ' ') return false;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    const std::string_view word = text.substr(at, end - at);
    const bool plain =
        std::none_of(word.begin(), word.end(), [](char c) { return text::is_blank(c) || c == ';'; });
    const bool roll = (word.find(':') == 2 && text::is_digit(word[0]) && text::is_digit(word[1])) ||
                      (word.size() > 1 && word.back() == ':');
    const bool damaged =
        may_be_of_turn(word) && !find_cube_word(word) && !text::same_in_any_case(word, "cannot");
    const bool play = word.find_first_not_of(usual) == std::string_view::npos || begins_as_play(word) ||
                      damaged || word == "=>";
    if (!plain || roll || !play) return false;
    at = end + 1;
  }
  return true;
}

bool is_ascending(std::string_view words) {
  std::size_t at = 0;
  const int from = read_stop(words, at);
  if (at >= words.size() || !is_separator(words[at])) return false;
  const int to = read_stop(words, ++at);
  if (from == bar) return to > 0 && to <= point_count / 4;
  if (to == off) return from > point_count - point_count / 4;
  return from >= 0 && from < to;
}

std::string mirror_play(std::string_view words) {
  std::string mirrored;
  for (std::size_t at = 0; at < words.size();) {
    if (words[at] == '(') {  // a count, not a point
      const std::size_t close = std::min(words.find(')', at), words.size());
      mirrored += words.substr(at, close - at);
      at = close;
      continue;
    }
    if (!text::is_digit(words[at])) {
      mirrored += words[at++];
      continue;
    }
    const std::size_t begin = at;
    const int point = read_stop(words, at);
    if (point < 0)
      mirrored += words.substr(begin, at - begin);
    else
      mirrored += std::to_string(point_count + 1 - point);
  }
  return mirrored;
}

}  // namespace mt
