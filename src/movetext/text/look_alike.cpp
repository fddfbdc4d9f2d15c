#include "movetext/text/look_alike.hpp"

#include "movetext/text/utf8.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace mt::text {
namespace {

struct LookAlike {
  char32_t letter;
  char ascii;
};

// Sorted by character. The letters that look like ASCII letters are Unicode confusables (UTS 39) that occur
// in moves. The small Cyrillic be, ghe, de, tse and ef name files in Russian draughts.
constexpr auto look_alikes = std::to_array<LookAlike>({
    {0x0131, 'i'}, {0x0261, 'g'},                                               // Latin
    {0x0391, 'A'}, {0x0392, 'B'}, {0x0395, 'E'}, {0x0396, 'Z'}, {0x0397, 'H'},  // Greek capitals
    {0x0399, 'I'}, {0x039A, 'K'}, {0x039C, 'M'}, {0x039D, 'N'}, {0x039F, 'O'},  //
    {0x03A1, 'P'}, {0x03A4, 'T'}, {0x03A5, 'Y'}, {0x03A7, 'X'},                 //
    {0x03B1, 'a'}, {0x03B2, 'b'}, {0x03B4, 'd'}, {0x03B5, 'e'}, {0x03BF, 'o'},  // Greek
    {0x03C7, 'x'},                                                              //
    {0x0405, 'S'}, {0x0406, 'I'}, {0x0408, 'J'},                                // Cyrillic capitals
    {0x0410, 'A'}, {0x0412, 'B'}, {0x0415, 'E'}, {0x041A, 'K'}, {0x041C, 'M'},  //
    {0x041D, 'H'}, {0x041E, 'O'}, {0x0420, 'P'}, {0x0421, 'C'}, {0x0422, 'T'},  //
    {0x0425, 'X'},                                                              //
    {0x0430, 'a'}, {0x0431, 'b'}, {0x0433, 'g'}, {0x0434, 'd'}, {0x0435, 'e'},  // Cyrillic
    {0x043E, 'o'}, {0x0440, 'p'}, {0x0441, 'c'}, {0x0443, 'y'}, {0x0444, 'f'},  //
    {0x0445, 'x'}, {0x0446, 'c'},                                               //
    {0x0455, 's'}, {0x0456, 'i'}, {0x0458, 'j'}, {0x04BB, 'h'}, {0x0501, 'd'},  //
    {0x051B, 'q'}, {0x051D, 'w'},
});

constexpr bool are_in_order() {
  for (std::size_t i = 1; i < look_alikes.size(); ++i)
    if (look_alikes[i - 1].letter >= look_alikes[i].letter) return false;
  return true;
}
static_assert(are_in_order());

// The Unicode 15 blocks with letters of alphabets, except the alphabets in which moves are written.
struct Alphabet {
  char32_t first;
  char32_t last;
  std::string_view name;
};
constexpr auto alphabets = std::to_array<Alphabet>({
    {0x00C0, 0x024F, "Latin with a mark"},
    {0x0250, 0x02AF, "phonetic"},
    {0x0370, 0x03FF, "Greek"},
    {0x0400, 0x052F, "Cyrillic"},
    {0x0531, 0x0587, "Armenian"},
    {0x05D0, 0x05EA, "Hebrew"},
    {0x0620, 0x064A, "Arabic"},
    {0x0904, 0x0939, "Devanagari"},
    {0x0E01, 0x0E2E, "Thai"},
    {0x10A0, 0x10FF, "Georgian"},
    {0x1E00, 0x1EFF, "Latin with a mark"},
    {0x1F00, 0x1FFF, "Greek"},
    {0x3041, 0x30FF, "Japanese"},
    {0xAC00, 0xD7A3, "Korean"},
    {0xFF21, 0xFF5A, "full-width"},
    {0xFF66, 0xFF9D, "Japanese"},
});

// The digits zero to nine of a script other than Latin.
struct Digits {
  char32_t zero;
  std::string_view name;
};
constexpr auto other_digits = std::to_array<Digits>({
    {0x0660, "Arabic"},
    {0x06F0, "Persian"},
    {0x0966, "Devanagari"},
    {0x09E6, "Bengali"},
    {0x0E50, "Thai"},
    {0x245F, "circled"},  // U+245F is not a digit; the circled one is U+245F + 1
});

const Digits* digits_of(char32_t c) {
  const auto* const found = std::find_if(other_digits.begin(), other_digits.end(), [&](const Digits& one) {
    return c >= one.zero && c <= one.zero + 9 && c != 0x245F;
  });
  return found == other_digits.end() ? nullptr : found;
}

// Ranges of punctuation marks, without dashes and without the characters that glyphs consist of.
struct Marks {
  char32_t first;
  char32_t last;
};
constexpr auto marks = std::to_array<Marks>({{0x00A1, 0x00A1},
                                             {0x00AB, 0x00AB},
                                             {0x00B4, 0x00B4},
                                             {0x00B7, 0x00B8},
                                             {0x00BB, 0x00BB},
                                             {0x00BF, 0x00BF},
                                             {0x2016, 0x2025},
                                             {0x2030, 0x203B},
                                             {0x2045, 0x2046},
                                             {0x3001, 0x3003},
                                             {0x3008, 0x301F}});

const Alphabet* alphabet_of(char32_t c) {
  const auto* const found =
      std::find_if(alphabets.begin(), alphabets.end(), [&](const Alphabet& one) { return c <= one.last; });
  if (found == alphabets.end() || c < found->first) return nullptr;
  const bool is_sign = c == 0x00D7 || c == 0x00F7 || (c > 0xFF3A && c < 0xFF41);
  return is_sign ? nullptr : found;
}

std::string code_point(char32_t c) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  std::string out = "U+";
  for (int shift = c > 0xFFFF ? 16 : 12; shift >= 0; shift -= 4) out += digits[(c >> shift) & 0xF];
  return out;
}

}  // namespace

char ascii_of(char32_t c) {
  if (c > 0xFF00 && c < 0xFF5F) return static_cast<char>(c - 0xFEE0);
  const auto* const found =
      std::lower_bound(look_alikes.begin(), look_alikes.end(), c,
                       [](const LookAlike& row, char32_t sought) { return row.letter < sought; });
  return found != look_alikes.end() && found->letter == c ? found->ascii : '\0';
}

std::string in_ascii_width(std::string_view text) {
  constexpr char32_t wide_space = 0x3000;
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const Scalar scalar = read_scalar(text, at);
    if (scalar.value > 0xFF00 && scalar.value < 0xFF5F)
      out += ascii_of(scalar.value);
    else if (scalar.value == wide_space)
      out += ' ';
    else
      out.append(text, at, scalar.size);
    at += scalar.size;
  }
  return out;
}

bool is_foreign_letter(char32_t c) {
  return c >= 0xC0 && alphabet_of(c) != nullptr;
}

char digit_of(char32_t c) {
  const Digits* digits = digits_of(c);
  return digits == nullptr ? '\0' : static_cast<char>('0' + (c - digits->zero));
}

bool is_foreign_mark(char32_t c) {
  return std::any_of(marks.begin(), marks.end(),
                     [&](const Marks& run) { return c >= run.first && c <= run.last; });
}

std::string quoted_sign(char32_t c) {
  std::string out = "'";
  append_scalar(c, out);
  return out.append("' (").append(code_point(c)).append(")");
}

namespace {

std::string letter_words(char32_t c) {
  if (!is_foreign_letter(c)) return {};
  return "the letter " + quoted_sign(c).append(" is ").append(alphabet_of(c)->name);
}

std::string sign_words(char32_t c) {
  if (c < 0x80) return {};
  if (const Digits* digits = digits_of(c))
    return "the digit " + quoted_sign(c).append(" is ").append(digits->name);
  if (is_foreign_mark(c)) return "the mark " + quoted_sign(c).append(" does not occur in moves");
  return letter_words(c);
}

// Calls `say(character)` for the characters of a text and returns the first nonempty result, or an empty
// string.
template <class Say>
std::string first_words(std::string_view text, Say&& say) {
  for (std::size_t at = 0; at < text.size();) {
    const Scalar scalar = read_scalar(text, at);
    at += scalar.size;
    if (std::string words = say(scalar.value); !words.empty()) return words;
  }
  return {};
}

}  // namespace

std::string first_foreign_letter(std::string_view text) {
  return first_words(text, letter_words);
}

std::string foreign_sign_in(std::string_view text) {
  const bool plain =
      std::any_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
  return plain ? first_words(text, sign_words) : std::string();
}

}  // namespace mt::text
