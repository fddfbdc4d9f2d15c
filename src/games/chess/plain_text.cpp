#include "movetext/games/chess/plain_text.hpp"

#include "movetext/text/number.hpp"
#include "movetext/text/utf8.hpp"

namespace mt::chess {
namespace {

// '\0': no character of a move.
char plain(char32_t c) {
  if (c >= 0x2654 && c <= 0x265F) return "KQRBNP"[(c - 0x2654) % 6];
  switch (c) {
    case U'\u2010':
    case U'\u2011':
    case U'\u2012':
    case U'\u2013':
    case U'\u2014':
    case U'\u2212':
      return '-';
    case U'\u00D7':
      return 'x';
    default:
      return '\0';
  }
}

}  // namespace

bool PlainText::add(char c) {
  if (size_ == longest) {
    too_long_ = true;
    return false;
  }
  characters_[size_++] = c;
  return true;
}

bool PlainText::set(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const text::Scalar scalar = text::read_scalar(text, at);
    at += scalar.size;
    if (scalar.value == U' ' || scalar.value == U'\t') continue;
    if (scalar.value == 0xFE0E || scalar.value == 0xFE0F) continue;  // how a figurine is to be drawn
    if (scalar.value > ' ' && scalar.value < 0x7F) {
      if (!add(static_cast<char>(scalar.value))) return false;
      continue;
    }
    const char c = plain(scalar.value);
    if (c == '\0' || !add(c)) return false;
    odd_sign_ |= c == '-' || c == 'x';
  }
  strip_marks();
  return true;
}

bool PlainText::strip(std::string_view mark) {
  if (size_ <= mark.size()) return false;
  for (std::size_t i = 0; i < mark.size(); ++i)
    if (text::to_lower(characters_[size_ - mark.size() + i]) != mark[i]) return false;
  size_ -= mark.size();
  return true;
}

// Check, mate, en passant and opinions, in any order and number.
void PlainText::strip_marks() {
  constexpr std::array<std::string_view, 15> marks{"+",   "#",  "!",     "?",   "ch",  "mate", "e.p.", "ep",
                                                   "dbl", "x#", "disch", "dis", "chk", "mt",   "."};
  for (bool found = true; found;) {
    found = false;
    for (const std::string_view mark : marks) found |= strip(mark);
  }
}

}  // namespace mt::chess
