#include "movetext/text/charset.hpp"
#include "movetext/text/folded.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/scan.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>
#include <array>

namespace mt::text {
namespace {

struct Row {
  char32_t from;
  std::string_view to;
};

// ASCII spellings of Latin-1 characters, in ascending order of `from`.
constexpr std::array latin_1_rows{
    Row{0xA0, " "},   Row{0xA1, "!"},  Row{0xA2, "c"},   Row{0xA3, "GBP"}, Row{0xA6, "|"},   Row{0xA7, "S"},
    Row{0xA9, "(c)"}, Row{0xAA, "a"},  Row{0xAB, "<<"},  Row{0xAD, "-"},   Row{0xAE, "(R)"}, Row{0xB0, "o"},
    Row{0xB2, "2"},   Row{0xB3, "3"},  Row{0xB4, "'"},   Row{0xB5, "u"},   Row{0xB7, "."},   Row{0xB9, "1"},
    Row{0xBA, "o"},   Row{0xBB, ">>"}, Row{0xBC, "1/4"}, Row{0xBD, "1/2"}, Row{0xBE, "3/4"}, Row{0xBF, "?"},
    Row{0xC0, "A"},   Row{0xC1, "A"},  Row{0xC2, "A"},   Row{0xC3, "A"},   Row{0xC4, "A"},   Row{0xC5, "A"},
    Row{0xC6, "AE"},  Row{0xC7, "C"},  Row{0xC8, "E"},   Row{0xC9, "E"},   Row{0xCA, "E"},   Row{0xCB, "E"},
    Row{0xCC, "I"},   Row{0xCD, "I"},  Row{0xCE, "I"},   Row{0xCF, "I"},   Row{0xD0, "D"},   Row{0xD1, "N"},
    Row{0xD2, "O"},   Row{0xD3, "O"},  Row{0xD4, "O"},   Row{0xD5, "O"},   Row{0xD6, "O"},   Row{0xD7, "x"},
    Row{0xD8, "O"},   Row{0xD9, "U"},  Row{0xDA, "U"},   Row{0xDB, "U"},   Row{0xDC, "U"},   Row{0xDD, "Y"},
    Row{0xDE, "Th"},  Row{0xDF, "ss"}, Row{0xE0, "a"},   Row{0xE1, "a"},   Row{0xE2, "a"},   Row{0xE3, "a"},
    Row{0xE4, "a"},   Row{0xE5, "a"},  Row{0xE6, "ae"},  Row{0xE7, "c"},   Row{0xE8, "e"},   Row{0xE9, "e"},
    Row{0xEA, "e"},   Row{0xEB, "e"},  Row{0xEC, "i"},   Row{0xED, "i"},   Row{0xEE, "i"},   Row{0xEF, "i"},
    Row{0xF0, "d"},   Row{0xF1, "n"},  Row{0xF2, "o"},   Row{0xF3, "o"},   Row{0xF4, "o"},   Row{0xF5, "o"},
    Row{0xF6, "o"},   Row{0xF7, ":"},  Row{0xF8, "o"},   Row{0xF9, "u"},   Row{0xFA, "u"},   Row{0xFB, "u"},
    Row{0xFC, "u"},   Row{0xFD, "y"},  Row{0xFE, "th"},  Row{0xFF, "y"}};

// Latin Extended-A, U+0100-U+017F: the ASCII letter of each character.
constexpr std::string_view latin_a =
    "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiJjJjKkkLlLlLlL"
    "lLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs";
static_assert(latin_a.size() == 0x80);

constexpr std::array<std::string_view, 32> cyrillic_small{
    "a", "b", "v", "g", "d", "e",  "zh", "z",  "i",  "y",    "k", "l", "m", "n", "o",  "p",
    "r", "s", "t", "u", "f", "kh", "ts", "ch", "sh", "shch", "",  "y", "",  "e", "yu", "ya"};
constexpr std::array<std::string_view, 32> cyrillic_capital{
    "A", "B", "V", "G", "D", "E",  "Zh", "Z",  "I",  "Y",    "K", "L", "M", "N", "O",  "P",
    "R", "S", "T", "U", "F", "Kh", "Ts", "Ch", "Sh", "Shch", "",  "Y", "",  "E", "Yu", "Ya"};
constexpr std::array<std::string_view, 25> greek_small{"a", "b", "g", "d", "e",  "z",  "i", "th", "i",
                                                       "k", "l", "m", "n", "x",  "o",  "p", "r",  "s",
                                                       "s", "t", "y", "f", "ch", "ps", "o"};
constexpr std::array<std::string_view, 25> greek_capital{"A", "B", "G", "D", "E",  "Z",  "I", "Th", "I",
                                                         "K", "L", "M", "N", "X",  "O",  "P", "R",  "S",
                                                         "S", "T", "Y", "F", "Ch", "Ps", "O"};

constexpr std::array other_rows{
    Row{0x0218, "S"},  Row{0x0219, "s"},  Row{0x021A, "T"},   Row{0x021B, "t"},   Row{0x02C6, "^"},
    Row{0x02DC, "~"},  Row{0x0401, "Yo"}, Row{0x0404, "Ye"},  Row{0x0406, "I"},   Row{0x0407, "Yi"},
    Row{0x040E, "U"},  Row{0x0451, "yo"}, Row{0x0454, "ye"},  Row{0x0456, "i"},   Row{0x0457, "yi"},
    Row{0x045E, "u"},  Row{0x0490, "G"},  Row{0x0491, "g"},   Row{0x2010, "-"},   Row{0x2011, "-"},
    Row{0x2012, "-"},  Row{0x2013, "-"},  Row{0x2014, "-"},   Row{0x2015, "-"},   Row{0x2018, "'"},
    Row{0x2019, "'"},  Row{0x201A, ","},  Row{0x201C, "\""},  Row{0x201D, "\""},  Row{0x201E, "\""},
    Row{0x2020, "+"},  Row{0x2022, "*"},  Row{0x2026, "..."}, Row{0x2030, "%"},   Row{0x2032, "'"},
    Row{0x2039, "<"},  Row{0x203A, ">"},  Row{0x20AC, "EUR"}, Row{0x2116, "No."}, Row{0x2122, "(TM)"},
    Row{0x2192, "->"}, Row{0x2212, "-"},  Row{0x2260, "!="},  Row{0x2264, "<="},  Row{0x2265, ">="}};

constexpr std::array german_rows{Row{0xC4, "Ae"}, Row{0xD6, "Oe"}, Row{0xDC, "Ue"},
                                 Row{0xE4, "ae"}, Row{0xF6, "oe"}, Row{0xFC, "ue"}};

template <std::size_t N>
const Row* find_row(const std::array<Row, N>& rows, char32_t value) {
  const auto at = std::lower_bound(rows.begin(), rows.end(), value,
                                   [](const Row& row, char32_t wanted) { return row.from < wanted; });
  return at != rows.end() && at->from == value ? &*at : nullptr;
}

constexpr bool is_combining(char32_t value) {
  return value >= 0x300 && value < 0x370;
}

// Returns an ASCII spelling of the character, or "?" if there is none.
std::string_view to_ascii(char32_t value, Spelling spelling) {
  if (spelling == Spelling::german)
    if (const Row* row = find_row(german_rows, value)) return row->to;
  if (const Row* row = find_row(latin_1_rows, value)) return row->to;
  if (value >= 0x100 && value < 0x180) return latin_a.substr(value - 0x100, 1);
  if (value >= 0x410 && value < 0x430) return cyrillic_capital[value - 0x410];
  if (value >= 0x430 && value < 0x450) return cyrillic_small[value - 0x430];
  if (value >= 0x391 && value < 0x3AA) return greek_capital[value - 0x391];
  if (value >= 0x3B1 && value < 0x3CA) return greek_small[value - 0x3B1];
  if (is_combining(value)) return {};
  if (const Row* row = find_row(other_rows, value)) return row->to;
  return "?";
}

// Returns the ASCII letters of a Latin letter without its accents, or an empty view for other characters.
std::string_view plain_letters(char32_t value) {
  if (value >= 0x100 && value < 0x180) return latin_a.substr(value - 0x100, 1);
  if (value < 0xC0 || value > 0xFF || value == 0xD7 || value == 0xF7) return {};
  const Row* row = find_row(latin_1_rows, value);
  return row == nullptr ? std::string_view() : row->to;
}

}  // namespace

void append_folded(std::string_view utf8, std::string& out) {
  std::size_t at = find_non_ascii(utf8, 0);  // most names are ASCII only
  const std::size_t begin = out.size();
  out += utf8.substr(0, at);
  std::transform(out.begin() + static_cast<std::ptrdiff_t>(begin), out.end(),
                 out.begin() + static_cast<std::ptrdiff_t>(begin), to_lower);
  while (at < utf8.size()) {
    const Scalar scalar = read_scalar(utf8, at);
    at += scalar.size;
    const std::string_view plain = plain_letters(scalar.value);
    for (const char c : plain) out += to_lower(c);
    if (!plain.empty() || is_combining(scalar.value)) continue;
    const char32_t small = fold_case(scalar.value);
    append_scalar(small == U'\u0451' ? U'\u0435' : small, out);
  }
}

std::size_t encode(std::string_view utf8, OutputEncoding encoding, std::string& out, Spelling spelling) {
  if (encoding == OutputEncoding::utf8) {
    out += utf8;
    return 0;
  }
  std::size_t replaced = 0;
  for (std::size_t at = 0; at < utf8.size();) {
    const std::size_t plain_end = find_non_ascii(utf8, at);
    out += utf8.substr(at, plain_end - at);
    at = plain_end;
    if (at == utf8.size()) break;
    const Scalar scalar = read_scalar(utf8, at);
    at += scalar.size;
    // PGN discourages 0x80-0xBF in Latin-1.
    if (encoding == OutputEncoding::latin_1 && scalar.value >= 0xC0 && scalar.value <= 0xFF) {
      out += static_cast<char>(static_cast<unsigned char>(scalar.value));
      continue;
    }
    out += to_ascii(scalar.value, spelling);
    ++replaced;
  }
  return replaced;
}

}  // namespace mt::text
