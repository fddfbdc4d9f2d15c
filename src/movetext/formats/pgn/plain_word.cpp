#include "movetext/formats/pgn/plain_word.hpp"

#include "movetext/formats/pgn/lexical.hpp"
#include "movetext/text/look_alike.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/scan.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>

namespace mt::pgn {
namespace {

using text::read_scalar;
using text::Scalar;

constexpr std::size_t longest_move_word = 512;  // in bytes; a longer word is not a move
// in bytes; a longer word of Chinese text, which may contain many moves, is not rewritten
constexpr std::size_t longest_line = std::size_t{1} << 16;
constexpr std::string_view null_move = "--";

bool is_ascii(std::string_view text) {
  return text::find_non_ascii(text, 0) == text.size();
}

// Returns the size of the move number and its dots at the beginning of the word, or 0 if there is none.
std::size_t number_size(std::string_view word) {
  std::size_t end = 0;
  while (end < word.size() && text::is_digit(word[end])) ++end;
  const std::size_t digits = end;
  for (std::size_t dots = 0; (dots = dots_at(word, end)) > 0;) end += dots;
  return end > digits ? end : 0;
}

// Returns whether the character is Chinese. In Chinese text, moves may follow each other without blanks.
constexpr bool is_wide_script(char32_t c) {
  return c >= 0x2E80 && c < 0xA000;
}

constexpr bool is_fraction_slash(char32_t c) {
  return c == 0x2044 || c == 0x2215;
}

// Returns whether the character is a comma, an enumeration comma, a full stop or a semicolon of Chinese text.
constexpr bool is_wide_separator(char32_t c) {
  return c == 0x3001 || c == 0x3002 || c == 0xFF0C || c == 0xFF1B || c == 0xFF0E;
}

// Returns the text without Chinese separators. A separator between moves becomes a blank; a separator after a
// move number becomes a dot.
std::string without_separators(std::string_view word) {
  std::string out;
  std::size_t digits = 0;  // number of digits since the last separator
  bool number = true;
  for (std::size_t at = 0; at < word.size();) {
    const Scalar scalar = read_scalar(word, at);
    const char plain = scalar.value > 0xFF00 && scalar.value < 0xFF5F ? text::ascii_of(scalar.value) : '\0';
    if (is_wide_separator(scalar.value)) {
      out += number && digits > 0 ? '.' : ' ';
      number = true;
      digits = 0;
    } else {
      const bool is_digit = text::is_digit(plain != '\0' ? plain : word[at]);
      number = number && is_digit;
      digits += is_digit ? 1 : 0;
      out.append(word, at, scalar.size);
    }
    at += scalar.size;
  }
  return out;
}

// Replaces full-width characters by ASCII ones; a full stop or comma after a number becomes a dot.
std::string with_plain_signs(std::string_view word) {
  std::string out;
  for (std::size_t at = 0; at < word.size();) {
    const Scalar scalar = read_scalar(word, at);
    const bool is_stop = scalar.value == 0x3001 || scalar.value == 0x3002;
    if (scalar.value > 0xFF00 && scalar.value < 0xFF5F)
      out += text::ascii_of(scalar.value);
    else if (is_fraction_slash(scalar.value))
      out += '/';
    else if (is_stop && !out.empty() && text::is_digit(out.back()))
      out += '.';
    else
      out.append(word, at, scalar.size);
    at += scalar.size;
  }
  return out;
}

// Returns whether the word is incomplete, because it ends with a sign after which a square must follow.
bool ends_with_sign(std::string_view word) {
  return !word.empty() && word != null_move &&
         std::string_view("-:x").find(word.back()) != std::string_view::npos;
}

bool is_glyph_number(std::string_view word) {
  return word.size() > 1 && word[0] == '$' && std::all_of(word.begin() + 1, word.end(), text::is_digit);
}

bool looks_like_result(std::string_view word) {
  return word == "*" || word.starts_with("\u00BD") || word.find_first_of("-/:") == 1;
}

// Returns the ASCII letter that looks like the letter `c`, or '\0' if there is none. `before_rank`: a rank
// follows, so that a capital may also name a file.
char ascii_letter(char32_t c, bool before_rank) {
  const char ascii = text::ascii_of(c);
  const bool is_capital = c >= 0x0410 && c < 0x0430;
  if (ascii != '\0' || !before_rank || !is_capital) return ascii;
  const char small = text::ascii_of(c + 0x20);
  return small == '\0' ? small : static_cast<char>(small - 'a' + 'A');
}

// Returns the index of the first of the glyphs outside ASCII that follow a move, or the size of the word if
// there are none.
std::size_t glyphs_begin(std::string_view word) {
  constexpr auto is_glyph = [](char32_t c) {
    const bool is_man = c >= 0x2654 && c <= 0x265F;
    const bool is_sign = c == 0x2212 || is_fraction_slash(c) || text::is_invisible(c);  // 0x2212: minus
    return c >= 0x203C && c < 0x2C00 && !is_man && !is_sign;
  };
  for (std::size_t at = 0; at < word.size();) {
    const Scalar scalar = read_scalar(word, at);
    if (at > 0 && is_glyph(scalar.value)) return at;
    at += scalar.size;
  }
  return word.size();
}

}  // namespace

bool PlainWords::is_move(std::string_view word) const {
  while (!word.empty() && (word.back() == '!' || word.back() == '?')) word.remove_suffix(1);
  return !word.empty() && shapes_.scan(word, 0).end == word.size();
}

bool PlainWords::is_whole(std::string_view word) const {
  return is_move(word) || (number_size(word) > 0 && is_move(word.substr(number_size(word))));
}

bool PlainWords::begins_move(std::string_view word) const {
  return number_size(word) > 0 || shapes_.scan(word, 0).end > 0;
}

// Returns whether the word needs no change; the move scanners accept any letter as the letter of a piece.
bool PlainWords::is_settled(std::string_view word) const {
  if (is_ascii(word)) return true;
  if (!is_whole(word)) return false;
  const Scalar first = read_scalar(word, number_size(word));
  if (!text::is_foreign_letter(first.value) || first.value > 0x52F)
    return true;  // the first letter is not Greek or Cyrillic
  const std::string_view letter = word.substr(number_size(word), first.size);
  return own_letters_ && shapes_.own_letters.find(letter) != std::string_view::npos;
}

std::string PlainWords::rewrite(std::string_view word) const {
  if (word.size() > longest_line) return std::string(word);
  if (word.size() > longest_move_word) {
    std::string parted = parts_of(word);
    return parted.empty() ? split_moves(with_plain_signs(word)) : parted;
  }
  if (const std::size_t glyphs = glyphs_begin(word); glyphs < word.size())
    return rewrite(word.substr(0, glyphs)).append(word.substr(glyphs));
  std::string plain = without_invisible(word);
  if (is_settled(plain)) return plain;
  if (std::string parted = parts_of(plain); !parted.empty()) return parted;
  plain = with_plain_signs(plain);
  if (is_settled(plain)) return plain;
  plain = with_plain_letters(plain);
  return is_settled(plain) || is_whole(plain) ? plain : split_moves(plain);
}

// Removes invisible signs. Between two complete tokens, an invisible sign becomes a blank.
std::string PlainWords::without_invisible(std::string_view word) const {
  std::string out;
  std::size_t begin = 0;  // beginning of the current token in `out`
  std::size_t from = 0;
  for (std::size_t at = 0; at <= word.size();) {
    const Scalar scalar = read_scalar(word, at);
    if (scalar.size > 0 && !text::is_invisible(scalar.value)) {
      at += scalar.size;
      continue;
    }
    const std::string_view part = word.substr(from, at - from);
    const std::string_view before = std::string_view(out).substr(begin);
    const bool begins_token = begins_move(part) || looks_like_result(part) || part.starts_with(null_move);
    const bool goes_on = ends_with_sign(before) || !begins_token;
    if (!part.empty() && !goes_on && (is_whole(before) || before == null_move || is_glyph_number(before))) {
      out += ' ';
      begin = out.size();
    }
    out += part;
    if (scalar.size == 0) break;
    at += scalar.size;
    from = at;
  }
  return out;
}

std::string PlainWords::letters_of(std::string_view word, bool keep_first) const {
  constexpr std::size_t longest_letter = 4;  // in bytes: two Cyrillic letters
  const std::size_t first = number_size(word);
  std::string out(word.substr(0, first));
  for (std::size_t at = first; at < word.size();) {
    const Scalar scalar = read_scalar(word, at);
    const std::string_view letter = word.substr(at, scalar.size);
    const Scalar next = read_scalar(word, at + scalar.size);
    const bool opens = at == first || std::string_view("-:x").find(out.back()) != std::string_view::npos;
    const bool is_place = at < first + longest_letter || out.back() == '=';
    const bool is_own = keep_first && scalar.value >= 0x80 && is_place &&
                        shapes_.own_letters.find(letter) != std::string_view::npos;
    const bool before_rank = next.value < 0x80 && text::is_digit(static_cast<char>(next.value));
    const char ascii = scalar.value < 0x80 ? '\0' : ascii_letter(scalar.value, before_rank);
    if (ascii == '\0' || is_own)
      out += letter;
    else if (text::is_ha(scalar.value) && (opens || before_rank))
      out += scalar.value == 0x0445 ? 'h' : 'H';
    else
      out += text::is_ha(scalar.value) ? 'x' : ascii;
    at += scalar.size;
  }
  return out;
}

// Replaces letters of other alphabets if the word then is a move. If all letters of a word are from one
// alphabet, the word is changed only if it has a digit.
std::string PlainWords::with_plain_letters(std::string_view word) const {
  const bool plausible = std::any_of(
      word.begin(), word.end(), [](char c) { return text::is_digit(c) || text::is_letter(c) || c == '-'; });
  if (!plausible) return std::string(word);
  for (const bool keep_first : {true, false}) {
    if (keep_first && (!own_letters_ || shapes_.own_letters.empty())) continue;
    std::string plain = letters_of(word, keep_first);
    if (is_whole(plain)) return plain;
  }
  return std::string(word);
}

// Returns the moves between the separators of Chinese text, with blanks instead of separators. Returns an
// empty string if a part other than the last one is not a move.
std::string PlainWords::parts_of(std::string_view word) const {
  const std::string parted = without_separators(word);
  if (parted.find(' ') == std::string::npos) return {};
  std::string out;
  for (std::size_t at = 0; at < parted.size();) {
    const std::size_t end = std::min(parted.find(' ', at), parted.size());
    const std::string_view part = std::string_view(parted).substr(at, end - at);
    const bool last = parted.find_first_not_of(' ', end) == std::string::npos;
    at = end + 1;
    if (part.empty()) continue;
    const std::string one = rewrite(part);
    const std::string_view first = std::string_view(one).substr(0, one.find(' '));
    if (!is_whole(first) && !(last && !out.empty())) return {};
    if (!out.empty()) out += ' ';
    out += one;
  }
  return out;
}

// Inserts blanks between the moves of a Chinese text without blanks. Each move has four or five characters.
std::string PlainWords::split_moves(std::string_view word) const {
  std::string out;
  for (std::size_t at = 0; at < word.size();) {
    const std::size_t begin = at + number_size(word.substr(at));
    std::size_t end = begin;
    bool wide = false;
    bool found = false;
    for (int characters = 1; characters <= 5 && end < word.size() && !found; ++characters) {
      const Scalar scalar = read_scalar(word, end);
      wide = wide || is_wide_script(scalar.value);
      end += scalar.size;
      found = characters >= 4 && wide && is_move(word.substr(begin, end - begin));
    }
    if (!found && begin == word.size()) end = begin;  // a number after which a move may follow
    if (!found && begin != word.size()) return std::string(word);
    if (at > 0) out += ' ';
    out.append(word, at, end - at);
    at = end;
  }
  return out;
}

}  // namespace mt::pgn
