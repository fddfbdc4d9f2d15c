#include "movetext/games/xiangqi/dialect.hpp"

#include "movetext/games/xiangqi/characters.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/utf8.hpp"

#include <array>
#include <cstddef>

namespace mt::xiangqi {
namespace {

constexpr std::size_t name_size = 4;

bool is_one_of(char c, std::string_view signs) {
  return c != '\0' && signs.find(c) != std::string_view::npos;
}
bool is_number(char c) {
  return c >= '1' && c <= '9';
}
bool is_place(char c) {
  return c == '+' || c == '-';
}
bool is_man(char c) {
  return is_one_of(c, "KAEBHNRCPkaebhnrcp");
}

// The first characters of a text, as signs of WXF.
struct FirstSigns {
  std::array<char, name_size> sign{};
  std::size_t end = 0;  // size of the characters in bytes
  bool chinese = false;
};

FirstSigns first_signs(std::string_view text) {
  FirstSigns out;
  for (char& sign : out.sign) {
    const text::Scalar scalar = text::read_scalar(text, out.end);
    if (scalar.size == 0) break;
    const Sign found = sign_of(scalar.value);
    sign = found.sign;
    out.chinese = out.chinese || found.chinese;
    out.end += scalar.size;
  }
  return out;
}

// Returns whether the text after `at` consists only of marks, such as + and !.
bool ends(std::string_view text, std::size_t at) {
  return text.find_first_not_of("+#!?=", at) == std::string_view::npos;
}

// Accepts "C2.5", "R+-1", "+R.3", "Pa.5", "3+.4", "15+1", "--.7".
bool is_wxf(std::string_view text) {
  const FirstSigns signs = first_signs(text);
  const auto [a, b, course, number] = signs.sign;
  if (signs.chinese || !is_one_of(course, "+-.=") || !is_number(number) || !ends(text, signs.end))
    return false;
  if (is_man(a)) return is_number(b) || is_place(b) || b == '.' || (b >= 'a' && b <= 'e');
  if (is_place(a)) return is_man(b) || a == b;
  return is_number(a) && (is_place(b) || (a <= '5' && is_number(b)) || (a == b));
}

// Accepts "h2e2", "H2-E2", "h10g8". The file letters of both points must have the same case.
bool is_points(std::string_view text) {
  std::size_t at = 0;
  const char first = text.empty() ? '\0' : text[0];
  const std::string_view files = is_one_of(first, "ABCDEFGHI") ? "ABCDEFGHI" : "abcdefghi";
  for (int point = 0; point < 2; ++point) {
    if (point == 1 && at < text.size() && text[at] == '-') ++at;
    if (at >= text.size() || !is_one_of(text[at], files)) return false;
    const std::size_t digits = ++at;
    while (at < text.size() && text::is_digit(text[at])) ++at;
    if (at == digits || at - digits > 2) return false;
  }
  return ends(text, at);
}

}  // namespace

bool is_written_in(std::string_view text, board::Notation notation) {
  switch (notation) {
    case board::Notation::wxf:
      return is_wxf(text);
    case board::Notation::uci:
    case board::Notation::iccs:
      return is_points(text);
    case board::Notation::chinese:
    case board::Notation::traditional:
      return first_signs(text).chinese;
    default:
      return false;
  }
}

}  // namespace mt::xiangqi
