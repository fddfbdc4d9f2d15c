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

// In the order of the letters.  Those of one shape are confusables of Unicode (UTS 39), as far as moves have
// them; the small Cyrillic be, ghe, de, tse and ef are the files of Russian draughts.
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

// The blocks of Unicode 15 with letters of alphabets, beyond those that moves are written in.
struct Alphabet {
  char32_t first;
  char32_t last;
  std::string_view name;
};
constexpr auto alphabets = std::to_array<Alphabet>({
    {0x00C0, 0x024F, "Latin with a mark"},
    {0x0250, 0x02AF, "of phonetic writing"},
    {0x0370, 0x03FF, "Greek"},
    {0x0400, 0x052F, "Cyrillic"},
    {0x0531, 0x0587, "Armenian"},
    {0x05D0, 0x05EA, "Hebrew"},
    {0x0620, 0x064A, "Arabic"},
    {0x10A0, 0x10FF, "Georgian"},
    {0x1E00, 0x1EFF, "Latin with a mark"},
    {0x1F00, 0x1FFF, "Greek"},
    {0xFF21, 0xFF5A, "of full width"},
});

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
  for (int shift = 12; shift >= 0; shift -= 4) out += digits[(c >> shift) & 0xF];
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

std::string first_foreign_letter(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const Scalar scalar = read_scalar(text, at);
    at += scalar.size;
    if (!is_foreign_letter(scalar.value)) continue;
    std::string out = "the letter '";
    append_scalar(scalar.value, out);
    return out.append("' (")
        .append(code_point(scalar.value))
        .append(") is ")
        .append(alphabet_of(scalar.value)->name);
  }
  return {};
}

std::string foreign_letter_in(std::string_view text) {
  const bool plain =
      std::any_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
  return plain ? first_foreign_letter(text) : std::string();
}

}  // namespace mt::text
