#include "movetext/formats/sgf/trees.hpp"

#include "movetext/formats/sgf/names.hpp"
#include "movetext/record/match.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/nearest.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/scan.hpp"

#include <algorithm>
#include <string>

namespace mt::sgf {
namespace {

constexpr std::size_t most_blanks = 16;  // number of blanks allowed between the characters that start a tree
// the game if GM is missing (from the specification); used only for trees with SZ, which matches never have
constexpr std::uint32_t usual_kind = 1;

// Returns the index of the next character that is not a blank, or npos if there are too many blanks.
std::size_t over_blanks(std::string_view text, std::size_t at) {
  const std::size_t limit = at + most_blanks;
  while (at < text.size() && text::is_blank(text[at])) {
    if (++at > limit) return npos;
  }
  return at;
}

// Returns the index after the ";" that starts a tree. Returns npos if there is no ";", and text.size() if the
// text ends before this is known.
std::size_t behind_semicolon(std::string_view text, std::size_t at) {
  const std::size_t sign = over_blanks(text, at + 1);
  if (sign == npos || sign >= text.size()) return sign;
  return text[sign] == ';' ? sign + 1 : npos;
}

// Returns whether two names may mean the same player: they are equal or differ in one letter, or one name is
// missing or has lost its "]".
bool is_near(std::string_view a, std::string_view b) {
  constexpr std::size_t shortest = 3;
  if (a.empty() || b.empty() || b.find('[') != npos || a.find('[') != npos) return true;
  return a == b || (std::max(a.size(), b.size()) >= shortest && text::edit_distance(a, b, 1) == 1);
}

}  // namespace

std::size_t value_end(std::string_view text, std::size_t at) {
  for (;;) {
    at = text::find_any<']', '\\'>(text, at);
    if (at >= text.size()) return npos;
    if (text[at] == ']') return at + 1;
    if (at + 1 >= text.size()) return npos;
    at += 2;
  }
}

std::size_t skip_blanks(std::string_view text, std::size_t at) {
  while (at < text.size() && text::is_blank(text[at])) ++at;
  return at;
}

Answer begins_tree(std::string_view text, std::size_t at) {
  const std::size_t sign = over_blanks(text, at + 1);
  if (sign == npos) return Answer::no;
  if (sign >= text.size()) return Answer::unknown;
  return text[sign] == ';' ? Answer::yes : Answer::no;
}

Answer begins_root(std::string_view text, std::size_t at) {
  const std::size_t node = behind_semicolon(text, at);
  if (node == npos) return Answer::no;
  const std::size_t name = over_blanks(text, node);
  if (name == npos) return Answer::no;
  const std::string_view rest = text.substr(std::min(name, text.size()), 3);
  for (const std::string_view wanted : {"FF[", "GM["}) {
    if (rest == wanted) return Answer::yes;
    if (rest.size() < wanted.size() && wanted.starts_with(rest)) return Answer::unknown;
  }
  return Answer::no;
}

std::size_t TreeScanner::next(std::string_view text, bool last) {
  while (at_ < text.size()) {
    if (in_value_) {
      const std::size_t end = value_end(text, at_);
      if (end == npos) {
        // backslashes at the end; if their number is odd, the last one escapes the next byte
        std::size_t escapes = 0;
        while (at_ + escapes < text.size() && text[text.size() - 1 - escapes] == '\\') ++escapes;
        at_ = text.size() - escapes % 2;
        return npos;
      }
      at_ = end;
      in_value_ = false;
    } else if (depth_ == 0) {
      at_ = std::min(text.find('(', at_), text.size());
      if (at_ == text.size()) return npos;
      const Answer answer = begins_tree(text, at_);
      if (answer == Answer::unknown && !last) return npos;
      const std::size_t found = at_++;
      if (answer != Answer::yes) continue;
      depth_ = 1;
      return found;
    } else {
      at_ = text::find_any<'[', '(', ')'>(text, at_);
      if (at_ == text.size()) return npos;
      if (text[at_] == '(') {
        const Answer answer = begins_root(text, at_);
        if (answer == Answer::unknown && !last) return npos;
        if (answer == Answer::yes) {
          depth_ = 0;
          continue;
        }
        ++depth_;
      } else if (text[at_] == ')') {
        --depth_;
      } else {
        in_value_ = true;
      }
      ++at_;
    }
  }
  return npos;
}

MatchInfo match_info(std::string_view value) {
  const std::size_t colon = std::min(value.find(':'), value.size());
  const std::string_view digits = text::trim(value.substr(std::min(colon + 1, value.size())));
  const std::int64_t number = text::parse_number(digits, max_match_points);
  return {text::trim(value.substr(0, colon)), number < 0 ? no_number : static_cast<std::uint32_t>(number)};
}

Head head_at(std::string_view text, std::size_t at, std::size_t reach) {
  Head head;
  const bool limited = text.size() - at > reach;
  if (limited) text = text.substr(0, at + reach);
  head.whole = limited;
  at = behind_semicolon(text, at);
  std::string_view name;
  bool has_size = false;
  while (at < text.size()) {
    const char c = text[at];
    if (c == ';' || c == '(' || c == ')') {
      head.whole = true;
      break;
    }
    if (text::is_letter(c)) {
      const std::size_t begin = at;
      while (at < text.size() && text::is_letter(text[at])) ++at;
      name = text.substr(begin, at - begin);
      continue;
    }
    if (c != '[') {
      if (!text::is_blank(c)) name = {};
      ++at;
      continue;
    }
    const std::size_t end = value_end(text, at + 1);
    if (end == npos) break;
    const std::string_view value = text.substr(at + 1, end - at - 2);
    if (const std::string_view meant = meant_name(name, value); !meant.empty()) name = meant;
    if (name == "PW" && head.white.empty()) head.white = value;
    if (name == "PB" && head.black.empty()) head.black = value;
    if (name == "GM" && head.kind == no_number) {
      const std::int64_t kind = text::parse_number(text::trim(value), 1'000'000);
      head.kind = kind < 0 ? 0 : static_cast<std::uint32_t>(kind);
      head.kind_text = value;
    }
    if (name == "SZ") has_size = true;
    if (name == "MI") {
      const MatchInfo info = match_info(value);
      if (info.key == "length" && head.length == no_number) head.length = info.number;
      if (info.key == "game" && head.game == no_number) head.game = info.number;
    }
    at = end;
  }
  if (head.kind == no_number && has_size) {
    head.kind = usual_kind;
    head.kind_text = std::to_string(usual_kind);
  }
  return head;
}

// If the games are not numbered, consecutive games of the same players are one session. If the next game has
// the next number, it belongs to the match even if one of its two names is damaged; the reader reports the
// damaged name.
bool goes_on(const Head& before, const Head& next) {
  const auto kind_of = [](const Head& head) { return head.kind == no_number ? match_kind : head.kind; };
  if (kind_of(before) != match_kind || kind_of(next) != match_kind || before.length != next.length)
    return false;
  const bool same_white = before.white == next.white;
  const bool same_black = before.black == next.black;
  if (before.game == no_number && next.game == no_number)
    return same_white && same_black && !next.white.empty() && !next.black.empty() && next.length == no_number;
  if (before.game == no_number || next.game == no_number || next.game <= before.game) return false;
  if (same_white && same_black) return true;
  return next.game == before.game + 1 && (same_white || same_black) && is_near(before.white, next.white) &&
         is_near(before.black, next.black);
}

}  // namespace mt::sgf
