#include "movetext/formats/json/scanner.hpp"

#include "movetext/text/number.hpp"
#include "movetext/text/utf8.hpp"

#include <array>

namespace mt::json {
namespace {

constexpr bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

int hex_value(char c) {
  if (text::is_digit(c)) return c - '0';
  const char small = text::to_lower(c);
  return small >= 'a' && small <= 'f' ? small - 'a' + 10 : -1;
}

// Returns the value of the four digits of \uXXXX, or -1 if they are not hexadecimal.
std::int32_t read_unit(std::string_view text, std::size_t at) {
  if (at + 4 > text.size()) return -1;
  std::int32_t unit = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    const int value = hex_value(text[at + i]);
    if (value < 0) return -1;
    unit = unit * 16 + value;
  }
  return unit;
}

char simple_escape(char c) {
  switch (c) {
    case '"':
    case '\\':
    case '/':
      return c;
    case 'b':
      return '\b';
    case 'f':
      return '\f';
    case 'n':
      return '\n';
    case 'r':
      return '\r';
    case 't':
      return '\t';
    default:
      return 0;
  }
}

}  // namespace

Token Scanner::next() {
  while (at_ < text_.size() && is_space(text_[at_])) ++at_;
  const std::size_t begin = at_;
  if (begin >= text_.size()) return {TokenKind::end, false, begin, begin};
  const auto sign = [&](TokenKind kind) { return Token{kind, false, begin, ++at_}; };
  switch (text_[at_]) {
    case '{':
      return sign(TokenKind::object_begin);
    case '}':
      return sign(TokenKind::object_end);
    case '[':
      return sign(TokenKind::array_begin);
    case ']':
      return sign(TokenKind::array_end);
    case ':':
      return sign(TokenKind::colon);
    case ',':
      return sign(TokenKind::comma);
    case '"':
      return read_string();
    default:
      return text_[at_] == '-' || text::is_digit(text_[at_]) ? read_number() : read_literal();
  }
}

Token Scanner::read_string() {
  Token token{TokenKind::string, false, at_ + 1, 0};
  for (++at_; at_ < text_.size(); ++at_) {
    const char c = text_[at_];
    if (c == '"') {
      token.end = at_++;
      return token;
    }
    if (static_cast<unsigned char>(c) < ' ') break;  // a control character, usually a line end
    if (c != '\\') continue;
    token.escaped = true;
    ++at_;
  }
  at_ = at_ < text_.size() ? at_ : text_.size();
  return {TokenKind::error, false, at_, at_};
}

Token Scanner::read_number() {
  const std::size_t begin = at_;
  const auto digits = [&] {
    const std::size_t from = at_;
    while (at_ < text_.size() && text::is_digit(text_[at_])) ++at_;
    return at_ > from;
  };
  const auto take = [&](char c) { return at_ < text_.size() && text_[at_] == c && ++at_ > 0; };
  take('-');
  const std::size_t whole = at_;
  bool good = digits() && (text_[whole] != '0' || at_ == whole + 1);
  if (take('.')) good = digits() && good;
  if (take('e') || take('E')) {
    if (!take('-')) take('+');
    good = digits() && good;
  }
  return {good ? TokenKind::number : TokenKind::error, false, begin, at_};
}

Token Scanner::read_literal() {
  for (const std::string_view word : {"true", "false", "null"}) {
    if (text_.compare(at_, word.size(), word) != 0) continue;
    const std::size_t begin = at_;
    at_ += word.size();
    return {TokenKind::literal, false, begin, at_};
  }
  return {TokenKind::error, false, at_, at_};
}

bool unescape(std::string_view escaped, std::string& out) {
  for (std::size_t at = 0; at < escaped.size();) {
    const char c = escaped[at];
    if (c != '\\') {
      out += c;
      ++at;
      continue;
    }
    if (at + 1 >= escaped.size()) return false;
    if (escaped[at + 1] != 'u') {
      const char plain = simple_escape(escaped[at + 1]);
      if (plain == 0) return false;
      out += plain;
      at += 2;
      continue;
    }
    const std::int32_t unit = read_unit(escaped, at + 2);
    if (unit < 0) return false;
    at += 6;
    auto value = static_cast<char32_t>(unit);
    if (value >= 0xD800 && value < 0xDC00 && escaped.compare(at, 2, "\\u") == 0) {
      const std::int32_t low = read_unit(escaped, at + 2);
      if (low >= 0xDC00 && low < 0xE000) {
        value = 0x10000 + ((value - 0xD800) << 10) + (static_cast<char32_t>(low) - 0xDC00);
        at += 6;
      }
    }
    text::append_scalar(value >= 0xD800 && value < 0xE000 ? char32_t{0xFFFD} : value, out);
  }
  return true;
}

}  // namespace mt::json
