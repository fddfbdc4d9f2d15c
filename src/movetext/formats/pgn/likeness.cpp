#include "movetext/formats/pgn/likeness.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/look_alike.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace mt::pgn {
namespace {

constexpr std::size_t longest_form = 8;   // characters of the longest form of a move
constexpr std::size_t longest_word = 48;  // bytes; longer words are not compared
// a complete move with up to this many more bytes beside it may be a typing error
constexpr std::size_t most_glued = 3;

// Placeholders for characters outside ASCII: one for letters of other alphabets, which may replace any letter
// of a move, and one for all other characters.
constexpr char foreign_letter = '\x01';
constexpr char foreign_sign = '\x7F';

// Returns whether a character fits a character of a form. In a form, 'f' stands for a file, 'r' for a rank,
// 'P' for the letter of a piece, 'd' for a digit, 'x' for a capture sign, 's' for a sign between two squares,
// 'o' for a ring of castling. Any other character fits only itself.
constexpr bool fits(char form, char c) {
  switch (form) {
    case 'f':
      return (c >= 'a' && c <= 'n') || c == foreign_letter;
    case 'r':
      return c >= '1' && c <= '9';
    case 'P':
      return (c >= 'A' && c <= 'Z') || c == foreign_letter;
    case 'd':
      return text::is_digit(c);
    case 'x':
      return c == 'x' || c == 'X' || c == ':';
    case 's':
      return c == '-' || c == 'x' || c == 'X' || c == ':' || c == '*';
    case 'o':
      return c == 'O' || c == '0' || c == 'o';
    default:
      return c == form;
  }
}

// Returns whether `word` differs from `form` only in one character, which is missing, added or wrong, or
// exchanged with the next one.
bool is_near(std::string_view form, std::string_view word) {
  std::size_t head = 0;
  while (head < std::min(form.size(), word.size()) && fits(form[head], word[head])) ++head;
  const auto rest_fits = [&](std::size_t from_form, std::size_t from_word) {
    if (form.size() - from_form != word.size() - from_word) return false;
    return std::equal(form.begin() + static_cast<std::ptrdiff_t>(from_form), form.end(),
                      word.begin() + static_cast<std::ptrdiff_t>(from_word), fits);
  };
  if (head == form.size() || head == word.size()) {
    const std::size_t longer = std::max(form.size(), word.size());
    return longer - head <= 1;
  }
  if (rest_fits(head + 1, head + 1) || rest_fits(head + 1, head) || rest_fits(head, head + 1)) return true;
  const bool swapped = head + 1 < form.size() && head + 1 < word.size() && fits(form[head], word[head + 1]) &&
                       fits(form[head + 1], word[head]);
  return swapped && rest_fits(head + 2, head + 2);
}

bool is_beginning(std::string_view form, std::string_view word) {
  return word.size() < form.size() &&
         std::equal(word.begin(), word.end(), form.begin(), [](char c, char of) { return fits(of, c); });
}

// Returns whether the word looks like an ordinary word: only letters, all small except perhaps the first, and
// at least one letter that moves never contain.
bool is_natural(std::string_view word, std::string_view of_moves) {
  const auto is_small = [](char c) { return (c >= 'a' && c <= 'z') || c == foreign_letter; };
  return (text::is_letter(word.front()) || word.front() == foreign_letter) &&
         std::all_of(word.begin() + 1, word.end(), is_small) &&
         word.find_first_not_of(of_moves) != std::string_view::npos;
}

// A word in which each character outside ASCII has been replaced by one byte: the sign of a piece by the
// piece's letter, any other character by a placeholder.
struct Folded {
  std::array<char, longest_form + 2> bytes{};
  std::size_t size = 0;  // longest_form + 2 if the word is longer than any form
};
char folded(char32_t c) {
  if (c < 0x80) return static_cast<char>(c);
  if (c >= 0x2654 && c <= 0x265F) return 'N';
  if (const char digit = text::digit_of(c)) return digit;
  return text::is_foreign_letter(c) ? foreign_letter : foreign_sign;
}
Folded fold(std::string_view word) {
  Folded out;
  for (std::size_t at = 0; at < word.size() && out.size < out.bytes.size();) {
    const text::Scalar scalar = text::read_scalar(word, at);
    out.bytes[out.size++] = folded(scalar.value);
    at += scalar.size;
  }
  return out;
}

bool has_digit(std::string_view word) {
  return std::any_of(word.begin(), word.end(), text::is_digit);
}

// Returns whether the word is a number such as "1/2", "0.5" or "3,4". Without this test, such a number would
// look as similar to a move as "28/23" does.
bool is_other_number(std::string_view word) {
  constexpr auto is_part = [](char c) { return text::is_digit(c) || c == '/' || c == '.' || c == ','; };
  const std::size_t slash = word.find('/');
  if (slash != std::string_view::npos && slash >= 2 && word.size() - slash > 2) return false;  // "32/28"
  return std::all_of(word.begin(), word.end(), is_part) &&
         word.find_first_of("/.,") != std::string_view::npos;
}

// Returns whether the word is a date such as "1998-05-05" or "5-5-1998".
bool is_date(std::string_view word) {
  std::size_t year = 0;
  std::size_t groups = 0;
  for (std::size_t at = 0; at <= word.size(); ++at, ++groups) {
    std::size_t end = at;
    while (end < word.size() && text::is_digit(word[end])) ++end;
    if (end == at || end - at == 3 || end - at > 4 || (end < word.size() && word[end] != '-')) return false;
    if (end - at == 4) {
      if (groups == 1) return false;  // a date has its year at the beginning or the end
      ++year;
    }
    at = end;
  }
  return groups == 3 && year == 1;
}

// Returns the text between quotes of any language around a word, or an empty view if the word is not in
// quotes.
std::string_view between_quotes(std::string_view word) {
  if (word.size() > 2 && (word.front() == '"' || word.front() == '\'') && word.back() == word.front())
    return word.substr(1, word.size() - 2);
  std::size_t begin = 0;
  std::size_t end = 0;  // index after the last character that is not a quotation mark
  for (std::size_t at = 0; at < word.size();) {
    const text::Scalar scalar = text::read_scalar(word, at);
    const bool is_mark = scalar.value >= 0x80 && text::is_foreign_mark(scalar.value);
    at += scalar.size;
    if (!is_mark)
      end = at;
    else if (end == 0)
      begin = at;
  }
  return begin > 0 && end > begin ? word.substr(begin, end - begin) : std::string_view();
}

bool stands_for_move(const text::MoveShapes& shapes, std::string_view word) {
  return shapes.stands_for_move != nullptr && shapes.stands_for_move(word);
}

bool is_move(const text::MoveShapes& shapes, std::string_view word) {
  return !word.empty() && shapes.scan(word, 0).end == word.size();
}

// Returns whether the word begins or ends with a complete move, and the rest is another move or only a few
// characters.
bool holds_move(const text::MoveShapes& shapes, std::string_view word) {
  for (std::size_t size = word.size() - 1; size >= 2; --size) {
    const std::string_view head = word.substr(0, size);
    const std::string_view tail = word.substr(word.size() - size);
    const bool few = word.size() - size <= most_glued;
    const std::string_view rest = word.substr(size);
    // Chinese text does not have blanks between words
    const bool wide = static_cast<unsigned char>(head.front()) >= 0xE0;
    const bool goes_on = few || wide || is_move(shapes, rest) || has_digit(rest);
    if ((has_digit(head) || stands_for_move(shapes, head)) && is_move(shapes, head) && goes_on) return true;
    if (few && has_digit(tail) && is_move(shapes, tail)) return true;
  }
  return false;
}

}  // namespace

Likeness likeness_to_move(const text::MoveShapes& shapes, std::string_view word) {
  while (!word.empty() && (word.back() == '+' || word.back() == '#')) word.remove_suffix(1);
  if (word.empty() || (word.size() > longest_word && !shapes.many_in_word) || is_date(word))
    return Likeness::none;
  if (stands_for_move(shapes, word)) return Likeness::strong;
  if (word.size() > longest_word) return Likeness::none;
  if (is_other_number(word)) return Likeness::none;
  if (is_move(shapes, between_quotes(word))) return Likeness::strong;
  const Folded as_one = fold(word);
  const std::string_view plain(as_one.bytes.data(), as_one.size);
  const auto any_form = [&](auto matches) {
    return std::any_of(shapes.forms.begin(), shapes.forms.end(),
                       [&](std::string_view form) { return matches(form, plain); });
  };
  const bool fits_in = plain.size() < as_one.bytes.size();
  const bool near = fits_in && any_form(is_near);
  const bool rings = plain.find('-') != std::string_view::npos && plain.size() > 2;
  if (near && std::all_of(plain.begin(), plain.end(), text::is_digit)) return Likeness::weak;
  if (near && (has_digit(plain) || rings)) return Likeness::strong;
  if (near && shapes.is_misprint != nullptr && shapes.is_misprint(plain)) return Likeness::weak;
  if (!shapes.need_digits && (near || (fits_in && any_form(is_beginning))))
    return is_natural(plain, shapes.letters) ? Likeness::faint : Likeness::weak;
  return has_digit(word) && holds_move(shapes, word) ? Likeness::strong : Likeness::none;
}

std::size_t word_end(std::string_view text, std::size_t at) {
  std::size_t end = at + 1;
  const auto ends = [&](char c) {
    if (text::is_blank(c) || std::string_view("{}()[];").find(c) != std::string_view::npos) return true;
    return c == '$' && end + 1 < text.size() && text::is_digit(text[end + 1]);
  };
  while (end < text.size() && !ends(text[end])) ++end;
  std::size_t glyphs = end;
  while (glyphs > at && (text[glyphs - 1] == '!' || text[glyphs - 1] == '?')) --glyphs;
  return glyphs > at ? glyphs : end;
}

}  // namespace mt::pgn
