#include "movetext/formats/xg/rtf.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/charset.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace mt::xg {
namespace {

// Groups whose content is not text of the comment.
constexpr auto silent_groups = std::to_array<std::string_view>(
    {"fonttbl", "colortbl", "stylesheet", "info", "pict", "header", "footer", "generator"});
constexpr std::size_t deepest = 256;  // deepest nesting of groups

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  const char lower = text::to_lower(c);
  return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

class Reader {
 public:
  explicit Reader(std::string_view rtf) : rtf_(rtf) {}

  std::string read() {
    while (at_ < rtf_.size()) step();
    return std::move(out_);
  }

 private:
  // The properties that apply up to the end of a group.
  struct Group {
    bool silent = false;
    // number of characters after a \u that repeat the same character in the old encoding
    std::size_t fallback = 1;
  };

  void step() {
    const char c = rtf_[at_++];
    if (c == '{') {
      if (groups_.size() < deepest) groups_.push_back(groups_.back());
    } else if (c == '}') {
      if (groups_.size() > 1) groups_.pop_back();
    } else if (c == '\\') {
      control();
    } else if (!text::is_line_end(c) && c != '\0') {
      say(std::string_view(&c, 1));
    }
  }

  void control() {
    if (at_ >= rtf_.size()) return;
    const char c = rtf_[at_];
    if (text::is_letter(c)) return word();
    ++at_;
    if (c == '\'') return byte();
    if (c == '*')
      groups_.back().silent = true;
    else if (c == '~')
      say(" ");
    else if (text::is_line_end(c))
      end_line();
    else if (c == '\\' || c == '{' || c == '}')
      say(std::string_view(&c, 1));
  }

  // Reads a byte such as \'e9; at_ is after the quote.
  void byte() {
    if (at_ + 2 > rtf_.size()) return;
    const int high = hex_digit(rtf_[at_]);
    const int low = hex_digit(rtf_[at_ + 1]);
    if (high < 0 || low < 0) return;
    at_ += 2;
    const char c = static_cast<char>(16 * high + low);
    say(std::string_view(&c, 1));
  }

  // Reads a control word: letters, an optional number, and one blank that ends the word.
  void word() {
    const std::size_t begin = at_;
    while (at_ < rtf_.size() && text::is_letter(rtf_[at_])) ++at_;
    const std::string_view name = rtf_.substr(begin, at_ - begin);
    const bool negative = at_ < rtf_.size() && rtf_[at_] == '-';
    const std::size_t digits = negative ? at_ + 1 : at_;
    std::size_t end = digits;
    while (end < rtf_.size() && text::is_digit(rtf_[end])) ++end;
    std::int64_t number = text::parse_number(rtf_.substr(digits, end - digits), 1 << 16);
    if (end > digits) at_ = end;
    if (negative) number = -number;
    if (at_ < rtf_.size() && rtf_[at_] == ' ') ++at_;
    act(name, number, end > digits);
  }

  void act(std::string_view name, std::int64_t number, bool numbered) {
    if (name == "par" || name == "line" || name == "row") return end_line();
    if (name == "tab") return say("\t");
    if (name == "uc" && numbered && number >= 0)
      groups_.back().fallback = static_cast<std::size_t>(std::min<std::int64_t>(number, 8));
    if (name == "u" && numbered) scalar(number);
    if (std::find(silent_groups.begin(), silent_groups.end(), name) != silent_groups.end())
      groups_.back().silent = true;
  }

  // Reads a character such as \u8364? : a unit of UTF-16, followed by the character in the old encoding.
  void scalar(std::int64_t number) {
    const auto unit = static_cast<std::uint16_t>(number);
    if (unit >= 0xDC00 && unit < 0xE000 && high_ != 0) {
      append(0x10000 + ((high_ - 0xD800U) << 10U) + (unit - 0xDC00U));
      high_ = 0;
    } else if (unit >= 0xD800 && unit < 0xDC00) {
      high_ = unit;
    } else {
      append(unit >= 0xDC00 && unit < 0xE000 ? 0xFFFD : unit);
      high_ = 0;
    }
    skipped_ = groups_.back().fallback;
  }

  void append(std::uint32_t value) {
    if (!groups_.back().silent) text::append_scalar(static_cast<char32_t>(value), out_);
  }

  void say(std::string_view byte) {
    if (skipped_ > 0) {
      --skipped_;
      return;
    }
    if (!groups_.back().silent) text::decode(byte, text::Charset::windows_1252, out_);
  }

  void end_line() {
    if (!groups_.back().silent) out_ += '\n';
  }

  std::string_view rtf_;
  std::size_t at_ = 0;
  std::string out_;
  std::vector<Group> groups_{1};
  std::size_t skipped_ = 0;
  std::uint32_t high_ = 0;  // the first unit of a surrogate pair
};

}  // namespace

std::string plain_text(std::string_view rtf) {
  std::string out;
  if (rtf.starts_with("{\\rtf"))
    out = Reader(rtf).read();
  else if (text::is_utf8(rtf))
    out = rtf;
  else
    text::decode(rtf, text::Charset::windows_1252, out);
  return std::string(text::trim(out));
}

}  // namespace mt::xg
