#include "movetext/games/chess/plain_text.hpp"

#include "movetext/games/chess/words.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/utf8.hpp"

namespace mt::chess {
namespace {

// Returns the ASCII character for `c`, or '\0' if moves never contain it.
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
    case U'\u041E':  // Cyrillic O, as in castling
    case U'\u043E':
      return 'O';
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

bool PlainText::set(std::string_view text, Letters letters) {
  const bool good = letters == Letters::english ? add_plain(text) : set_foreign(text, row_of(letters));
  if (good) strip_marks();
  return good;
}

// Converts the letters of men to English and keeps all other characters.
bool PlainText::set_foreign(std::string_view text, const LetterRow& row) {
  for (std::size_t at = 0; at < text.size();) {
    const char c = text[at];
    const LetterMatch man = match_letter(row, text.substr(at));
    const char next = at + 1 < text.size() ? text[at + 1] : ' ';
    const bool ring = c == 'O' && !text::is_digit(next) && (next < 'a' || next > 'x');  // O of castling
    if (man.size > 0 && !ring) {
      if (!add(letter(man.kind))) return false;
      at += man.size;
      continue;
    }
    if (c >= 'A' && c <= 'Z' && !ring && c != 'X') return false;
    const std::size_t size = text::read_scalar(text, at).size;
    if (!add_plain(text.substr(at, size))) return false;
    at += size;
  }
  return true;
}

bool PlainText::add_plain(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const text::Scalar scalar = text::read_scalar(text, at);
    at += scalar.size;
    if (scalar.value == U' ' || scalar.value == U'\t') continue;
    if (scalar.value == 0xFE0E || scalar.value == 0xFE0F) continue;  // variation selectors after a figurine
    if (scalar.value > ' ' && scalar.value < 0x7F) {
      if (!add(static_cast<char>(scalar.value))) return false;
      continue;
    }
    const char c = plain(scalar.value);
    if (c == '\0' || !add(c)) return false;
    odd_sign_ |= c == '-' || c == 'x';
  }
  return true;
}

bool PlainText::strip(std::string_view mark) {
  if (size_ <= mark.size()) return false;
  for (std::size_t i = 0; i < mark.size(); ++i)
    if (text::to_lower(characters_[size_ - mark.size() + i]) != mark[i]) return false;
  size_ -= mark.size();
  return true;
}

// Removes marks of check, mate and en passant, and evaluations, in any order and number.
void PlainText::strip_marks() {
  constexpr std::array<std::string_view, 16> marks{"+",   "#",  "!",     "?",   "ch",  "mate", "e.p.", "ep",
                                                   "dbl", "x#", "disch", "dis", "chk", "mt",   ".",    ":"};
  for (bool found = true; found;) {
    found = false;
    for (const std::string_view mark : marks) found |= strip(mark);
  }
}

}  // namespace mt::chess
