#include "movetext/games/api/pattern_text.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace mt {
namespace {

constexpr int longest_row = 99;  // squares
constexpr std::size_t most_rows = 32;
constexpr std::size_t most_items = 64;  // in a row or a class
constexpr int most_plies_of_pattern = 100'000;

constexpr bool is_pattern_sign(char c) {
  return text::is_letter(c) || c == '.' || c == '?' || c == '!' || c == '+' || c == '-';
}

class PatternReader {
 public:
  PatternReader(std::string_view text, PatternText& out) : text_(text), out_(out) {}

  std::string read() {
    for (;;) {
      if (!read_row()) return fault_;
      if (!take('/')) break;
    }
    if (at_ < text_.size() && !text::is_blank(text_[at_])) return refuse(at_, unknown_sign());
    while (skip_blanks())
      if (!read_word()) return fault_;
    return {};
  }

 private:
  bool take(char sign) {
    if (at_ >= text_.size() || text_[at_] != sign) return false;
    ++at_;
    return true;
  }
  // Returns whether there is more text.
  bool skip_blanks() {
    while (at_ < text_.size() && text::is_blank(text_[at_])) ++at_;
    return at_ < text_.size();
  }
  std::string refuse(std::size_t at, std::string_view what, std::string_view hint = {}) {
    fault_.append(what).append(" at character ").append(std::to_string(at + 1));
    if (!hint.empty()) fault_.append("; ").append(hint);
    return fault_;
  }
  std::string unknown_sign() const { return "unknown sign '" + std::string(1, text_[at_]) + "'"; }

  std::optional<int> read_number(int most) {
    const std::size_t end = std::min(text_.find_first_not_of("0123456789", at_), text_.size());
    const std::int64_t number = text::parse_number(text_.substr(at_, end - at_), most);
    if (number < 0) return std::nullopt;
    at_ = end;
    return static_cast<int>(number);
  }

  bool read_row() {
    std::vector<PatternItem> row;
    const std::size_t begin = at_;
    while (at_ < text_.size() && text_[at_] != '/' && !text::is_blank(text_[at_])) {
      if (row.size() == most_items) return refuse(at_, "too many signs in a row"), false;
      PatternItem item{.at = at_};
      if (!read_item(item)) return false;
      row.push_back(std::move(item));
    }
    if (row.empty()) return refuse(begin, "an empty row", "write * for a row that does not matter"), false;
    if (out_.rows.size() == most_rows) return refuse(begin, "too many rows"), false;
    out_.rows.push_back(std::move(row));
    return true;
  }

  bool read_item(PatternItem& item) {
    const char sign = text_[at_];
    if (text::is_digit(sign)) {
      const auto number = read_number(longest_row);
      if (!number || *number == 0)
        return refuse(item.at, "a wrong number of empty squares", "use 1 to " + std::to_string(longest_row)),
               false;
      item.squares = *number;
      item.what.signs.push_back({.sign = '.'});
      return true;
    }
    if (sign == '*') {
      ++at_;
      item.squares = 0;
      return true;
    }
    if (sign == '[') return read_class(item);
    return read_sign(item.what);
  }

  bool read_class(PatternItem& item) {
    ++at_;
    item.what.negated = take('^');
    while (at_ < text_.size() && text_[at_] != ']') {
      if (item.what.signs.size() == most_items) return refuse(at_, "too many signs in brackets"), false;
      if (!read_sign(item.what)) return false;
    }
    if (!take(']')) return refuse(item.at, "unmatched opening bracket"), false;
    if (item.what.signs.empty()) return refuse(item.at, "brackets without signs"), false;
    return true;
  }

  // Reads a sign with its number of pieces, if it has one.
  bool read_sign(PatternClass& what) {
    if (!is_pattern_sign(text_[at_])) return refuse(at_, unknown_sign()), false;
    PatternSign sign{.sign = text_[at_++]};
    if (take('{') && !read_heights(sign)) return false;
    what.signs.push_back(sign);
    return true;
  }
  // Reads "2}", "2+}" or "2-4}".
  bool read_heights(PatternSign& sign) {
    const std::size_t begin = at_;
    const auto least = read_number(longest_row);
    const bool open = least && take('+');
    const bool range = least && !open && take('-');
    const auto most = range ? read_number(longest_row) : least;
    if (!least || *least == 0 || !most || *most < *least || !take('}'))
      return refuse(begin, "a wrong number of pieces", "use a form such as {2}, {2+} or {2-4}"), false;
    sign.least = *least;
    sign.most = open ? 0 : *most;
    return true;
  }

  bool read_word() {
    const std::size_t begin = at_;
    while (at_ < text_.size() && !text::is_blank(text_[at_])) ++at_;
    const std::string_view word = text_.substr(begin, at_ - begin);
    const std::int64_t plies = text::parse_number(word, most_plies_of_pattern);
    if (word == "w" || word == "b" || word == "-")
      out_.turn = word[0];
    else if (word == "mirror")
      out_.mirror = true;
    else if (word == "swap")
      out_.swap = true;
    else if (word == "shift")
      out_.shift = true;
    else if (word == "end")
      out_.at_end = true;
    else if (plies > 0)
      out_.plies = static_cast<int>(plies);
    else
      return refuse(begin, "unknown word '" + std::string(word) + "'",
                    "words are w, b, mirror, swap, shift, end and a number of plies"),
             false;
    return true;
  }

  std::string_view text_;
  PatternText& out_;
  std::size_t at_ = 0;
  std::string fault_;
};

}  // namespace

std::string read_pattern(std::string_view text, PatternText& out) {
  out = {};
  return PatternReader(text, out).read();
}

std::string read_patterns(std::string_view lines, std::vector<PatternText>& out) {
  out.clear();
  const bool is_one = lines.find('\n') == std::string_view::npos;
  for (std::size_t number = 1; !lines.empty(); ++number) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    const std::string_view line = text::trim(lines.substr(0, end));
    lines.remove_prefix(std::min(end + 1, lines.size()));
    if (line.empty() || line.front() == '#') continue;
    const std::string fault = read_pattern(line, out.emplace_back());
    if (!fault.empty()) return is_one ? fault : "line " + std::to_string(number) + ": " + fault;
  }
  return out.empty() ? "the pattern is missing" : "";
}

}  // namespace mt
