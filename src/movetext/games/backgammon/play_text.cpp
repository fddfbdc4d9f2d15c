#include "movetext/games/backgammon/play_text.hpp"

#include "movetext/text/number.hpp"

#include <algorithm>

namespace mt::backgammon {
namespace {

bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

// Returns whether the texts are equal, ignoring letter case. `word` must be in lower case.
bool is_word(std::string_view text, std::string_view word) {
  return std::equal(text.begin(), text.end(), word.begin(), word.end(),
                    [](char x, char y) { return text::to_lower(x) == y; });
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

bool says_nothing_moves(std::string_view text) {
  text = trimmed(text);
  if (!text.empty() && text.front() >= '1' && text.front() <= '9') return false;
  if (text.size() > 2 && text.front() == '(' && text.back() == ')') text = text.substr(1, text.size() - 2);
  constexpr std::array<std::string_view, 11> words{
      "", "-", "o-o", "0-0", "cannot move", "can't move", "no play", "no move", "pass", "dances", "dance"};
  return std::any_of(words.begin(), words.end(), [&](std::string_view word) { return is_word(text, word); });
}

class Reader {
 public:
  Reader(std::string_view text, PlayText& out, Numbering numbering)
      : text_(text), out_(out), numbering_(numbering) {}

  Misread read() {
    out_ = {};
    if (says_nothing_moves(text_)) return {};
    for (skip_between_items(); at_ < text_.size(); skip_between_items()) {
      if (const Misread fault = read_item()) return fault;
    }
    return out_.count == 0 ? fault(Misreading::no_play, 0) : Misread{};
  }

 private:
  Misread fault(Misreading reason, std::size_t begin) const {
    return {reason, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(std::max(begin, at_))};
  }
  Misread unreadable() const {
    return {Misreading::no_play, static_cast<std::uint32_t>(at_),
            static_cast<std::uint32_t>(std::min(at_ + 1, text_.size()))};
  }

  char here() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  void skip_gaps() {
    while (at_ < text_.size() && is_space(text_[at_])) ++at_;
  }
  void skip_between_items() {
    while (at_ < text_.size() && (is_space(text_[at_]) || text_[at_] == ',' || text_[at_] == ';')) ++at_;
  }
  bool take(std::string_view wanted) {
    if (text_.substr(at_, wanted.size()) != wanted) return false;
    at_ += wanted.size();
    return true;
  }
  // Reads "/", "-" or a dash of Unicode (U+2010 to U+2015, U+2212).
  bool take_separator() {
    if (here() == '/' || here() == '-') return ++at_, true;
    if (here() != '\xE2') return false;
    for (const std::string_view dash : {"\xE2\x80\x90", "\xE2\x80\x91", "\xE2\x80\x92", "\xE2\x80\x93",
                                        "\xE2\x80\x94", "\xE2\x80\x95", "\xE2\x88\x92"})
      if (take(dash)) return true;
    return false;
  }

  bool at_place() const { return text::is_digit(here()) || text::is_letter(here()); }

  Misread read_place(PlayItem& item) {
    const std::size_t begin = at_;
    constexpr int beyond = 99;
    int place = 0;
    if (text::is_letter(here())) {
      while (text::is_letter(here())) ++at_;
      const std::string_view word = text_.substr(begin, at_ - begin);
      if (is_word(word, "bar") || is_word(word, "b"))
        place = bar;
      else if (is_word(word, "off") || is_word(word, "o") || is_word(word, "home"))
        place = off;
      else
        return fault(Misreading::no_play, begin);
    } else {
      if (!text::is_digit(here())) return unreadable();
      for (; text::is_digit(here()); ++at_) place = std::min(10 * place + (here() - '0'), beyond);
      if (place > bar) return fault(Misreading::no_point, begin);
      if (numbering_ == Numbering::across) place = across(place);
    }
    if (item.stops == PlayItem::max_stops) return fault(Misreading::too_many, begin);
    if (item.stops == 0 && place == off) return fault(Misreading::from_off, begin);
    if (item.stops > 0 && place == bar) return fault(Misreading::to_bar, begin);
    if (item.stops > 0 && place >= item.to()) return fault(Misreading::upwards, begin);
    item.stop[item.stops++] = static_cast<std::uint8_t>(place);
    return {};
  }

  // Reads a count such as "(2)".
  Misread read_count(PlayItem& item) {
    const std::size_t begin = at_++;
    skip_gaps();
    const std::size_t digits = at_;
    while (text::is_digit(here())) ++at_;
    const std::int64_t number = text::parse_number(text_.substr(digits, at_ - digits), Play::max_legs);
    skip_gaps();
    if (!take(")")) return fault(Misreading::no_play, begin);
    if (number < 1 || item.times != 1) return fault(Misreading::bad_count, begin);
    item.times = static_cast<std::uint8_t>(number);
    return {};
  }

  Misread read_item() {
    PlayItem item;
    const std::size_t begin = at_;
    if (const Misread fault = read_place(item)) return fault;
    bool counted = false;
    for (;;) {
      const std::size_t end = at_;
      skip_gaps();
      if (take("*")) {
        item.stars = static_cast<std::uint8_t>(item.stars | (1U << item.stops) >> 1);
      } else if (here() == '(') {
        if (const Misread fault = read_count(item)) return fault;
        counted = true;
      } else if (!counted && take_separator()) {
        skip_gaps();
        if (at_ == text_.size()) return fault(Misreading::unfinished, begin);
        if (const Misread fault = read_place(item)) return fault;
      } else if (item.stops == 1 && !counted && at_ > end && at_place()) {
        if (const Misread fault = read_place(item)) return fault;
      } else {
        at_ = end;
        break;
      }
    }
    return add(item, begin);
  }

  Misread add(const PlayItem& item, std::size_t begin) {
    if (item.stops < 2) return fault(Misreading::unfinished, begin);
    std::size_t legs = item.times * (item.stops - 1U);
    for (const PlayItem& earlier : out_.items()) legs += earlier.times * (earlier.stops - 1U);
    if (legs > Play::max_legs) return fault(Misreading::too_many, begin);
    out_.item[out_.count++] = item;
    return {};
  }

  std::string_view text_;
  PlayText& out_;
  Numbering numbering_;
  std::size_t at_ = 0;
};

}  // namespace

Misread read_play_text(std::string_view text, PlayText& out, Numbering numbering) {
  return Reader(text, out, numbering).read();
}

}  // namespace mt::backgammon
