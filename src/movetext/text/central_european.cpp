#include "movetext/text/central_european.hpp"

#include "movetext/text/number.hpp"
#include "movetext/text/scan.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace mt::text {
namespace {

// 0x80-0xFF of Windows-1250; 0xC0-0xFF are the same in ISO 8859-2.
constexpr std::array<char16_t, 128> cp1250_characters{
    0x20AC, 0x0081, 0x201A, 0x0083, 0x201E, 0x2026, 0x2020, 0x2021, 0x0088, 0x2030, 0x0160, 0x2039, 0x015A,
    0x0164, 0x017D, 0x0179, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x0098, 0x2122,
    0x0161, 0x203A, 0x015B, 0x0165, 0x017E, 0x017A, 0x00A0, 0x02C7, 0x02D8, 0x0141, 0x00A4, 0x0104, 0x00A6,
    0x00A7, 0x00A8, 0x00A9, 0x015E, 0x00AB, 0x00AC, 0x00AD, 0x00AE, 0x017B, 0x00B0, 0x00B1, 0x02DB, 0x0142,
    0x00B4, 0x00B5, 0x00B6, 0x00B7, 0x00B8, 0x0105, 0x015F, 0x00BB, 0x013D, 0x02DD, 0x013E, 0x017C, 0x0154,
    0x00C1, 0x00C2, 0x0102, 0x00C4, 0x0139, 0x0106, 0x00C7, 0x010C, 0x00C9, 0x0118, 0x00CB, 0x011A, 0x00CD,
    0x00CE, 0x010E, 0x0110, 0x0143, 0x0147, 0x00D3, 0x00D4, 0x0150, 0x00D6, 0x00D7, 0x0158, 0x016E, 0x00DA,
    0x0170, 0x00DC, 0x00DD, 0x0162, 0x00DF, 0x0155, 0x00E1, 0x00E2, 0x0103, 0x00E4, 0x013A, 0x0107, 0x00E7,
    0x010D, 0x00E9, 0x0119, 0x00EB, 0x011B, 0x00ED, 0x00EE, 0x010F, 0x0111, 0x0144, 0x0148, 0x00F3, 0x00F4,
    0x0151, 0x00F6, 0x00F7, 0x0159, 0x016F, 0x00FA, 0x0171, 0x00FC, 0x00FD, 0x0163, 0x02D9};

// 0xA0-0xBF of ISO 8859-2; 0x80-0x9F are control codes.
constexpr std::array<char16_t, 32> latin2_characters{
    0x00A0, 0x0104, 0x02D8, 0x0141, 0x00A4, 0x013D, 0x015A, 0x00A7, 0x00A8, 0x0160, 0x015E,
    0x0164, 0x0179, 0x00AD, 0x017D, 0x017B, 0x00B0, 0x0105, 0x02DB, 0x0142, 0x00B4, 0x013E,
    0x015B, 0x02C7, 0x00B8, 0x0161, 0x015F, 0x0165, 0x017A, 0x02DD, 0x017E, 0x017C};

// The plain letters of 0xC0-0xFF in either case. They are also used for neighbouring bytes that may be
// Western letters, because the plain letters of both encodings are similar enough.
constexpr std::string_view plain_letters = "raaaalccceeeeiiddnnoooo*ruuuuyts";

constexpr bool is_plain_vowel(char c) {
  return std::string_view("aeiouy").find(c) != std::string_view::npos;
}
constexpr char word_edge = '#';  // the beginning or the end of a word

// Returns the plain letter of a neighbouring byte.
char plain_letter(unsigned char byte) {
  if (byte < 0x80) return is_letter(static_cast<char>(byte)) ? to_lower(static_cast<char>(byte)) : word_edge;
  if (byte >= 0xC0) return plain_letters[byte % 0x20];
  // 0x8A-0x8F and 0x9A-0x9F are s, t and z with a mark, except 0x8B and 0x9B. Only the fact that they are
  // consonants matters here.
  if ((byte & 0xF) >= 0xA && byte < 0xA0) return (byte & 0xF) == 0xB ? word_edge : 's';
  return byte == 0xA3 || byte == 0xB3 ? 'l' : byte == 0xB1 || byte == 0xB9 ? 'a' : word_edge;
}

// A rule that decides whether a byte is a Central European or a Western letter, by the letters before and
// after it. A pattern consists of plain letters, '#' for the edge of a word, 'V' for a vowel and 'C' for a
// consonant; "*" matches anything. The first matching row counts. `byte` is the code of the small letter.
struct Neighbours {
  unsigned char byte;
  char before[12];  // an array rather than a pointer: the table needs no relocation when the program starts
  char after[24];
  int vote;  // positive: Central European; negative: Western
};
constexpr auto neighbours = std::to_array<Neighbours>({
    {0xE0, "*", "*", -1},  // "citt\u00E0"; "v\u0155ba" is rare
    // "Br\u0103ila" - "Jo\u00E3o"
    {0xE3, "*", "oe", -2},
    {0xE3, "*", "Ciu", 1},
    // "st\u013Ap" - "H\u00E5kan"
    {0xE5, "*", "*", -1},
    // "Petrovi\u0107" - "Kj\u00E6r"
    {0xE6, "V", "*", 2},
    {0xE6, "s", "#V", 2},
    {0xE6, "*", "C", -2},
    // "Kova\u010Devi\u0107", "Luk\u00E1\u010D" - "p\u00E8re", "Lef\u00E8vre"
    {0xE8, "#", "#", 0},
    {0xE8, "*", "aouyi", 2},
    {0xE8, "*", "e", 2},
    {0xE8, "o", "#", 0},  // "cio\u00E8"
    {0xE8, "aeo", "#k", 2},
    {0xE8, "i", "#", 2},
    {0xE8, "*", "k", 2},
    {0xE8, "aeo", "n", 2},
    {0xE8, "*", "*", -1},
    // "Wa\u0142\u0119sa", "Zi\u0119ba" - "f\u00EAte", "m\u00EAme"
    {0xEA, "iz", "*", 2},
    {0xEA, "*", "c", 0},  // "r\u0119ce", "p\u00EAche"
    {0xEA, "*", "bdkzg", 2},
    {0xEA, "*", "lmnv", -1},
    {0xEA, "fhtv", "t", -1},
    // "N\u011Bmec", "Zden\u011Bk" - "luned\u00EC"
    {0xEC, "ndtvmbpfjr", "aeiouybcdfghjklmnprstvz", 1},
    {0xEC, "*", "#", -1},
    // "\u010Euri\u0161", "bu\u010F" - "Lo\u00EFc", "Sa\u00EFd", "pa\u00EFen", "Hawa\u00EF", "Serge\u00EF";
    // Central European words like "lo\u010F", "te\u010F" are too rare to count
    {0xEF, "#", "V", 2},
    {0xEF, "u", "#", 2},
    {0xEF, "V", "#", -2},
    {0xEF, "V", "Cei", -2},
    {0xEF, "C", "*", 1},
    // "Mla\u0111en", "\u0110or\u0111e" - "Gu\u00F0mundur"
    {0xF0, "#", "V", 2},
    {0xF0, "n", "V", 2},
    {0xF0, "r", "ei", 2},
    {0xF0, "*", "*", -1},
    // "Pozna\u0144", "Kami\u0144ska" - "Mu\u00F1oz"
    {0xF1, "*", "V", -2},
    {0xF1, "*", "*", 2},
    // "Va\u0148ek", "Plze\u0148" - "Nicol\u00F2"
    {0xF2, "iu", "#", -1},  // "pu\u00F2"
    {0xF2, "V", "*", 2},
    {0xF2, "C", "*", -1},
    // "Erd\u0151s", "Gy\u0151ri", "Ern\u0151" - "Sim\u00F5es"
    {0xF5, "*", "e", -2},
    {0xF5, "*", "#", 2},
    {0xF5, "yzdf", "*", 2},
    // "Dvo\u0159\u00E1k", "Kol\u00E1\u0159" - "J\u00F8rgen", "Bj\u00F8rn"
    {0xF8, "h#", "i", 0},  // "H\u0159\u00EDbek", "\u00D8ivind"
    {0xF8, "V", "*", 2},
    {0xF8, "*", "aiou", 2},
    {0xF8, "pdtkcz#", "e", 2},
    {0xF8, "b", "e", 0},
    {0xF8, "*", "*", -2},
    // "R\u016F\u017Ei\u010Dka", "Martin\u016F" - "o\u00F9", "pi\u00F9"
    {0xF9, "*", "C", 2},
    {0xF9, "nrkvhd", "#", 2},
    {0xF9, "*", "*", -2},
    // "Sz\u0171cs", "t\u0171z" - "ao\u00FBt"
    {0xFB, "yz", "*", 2},
    {0xFB, "d", "#", -2},  // "d\u00FB"
    {0xFB, "C", "#z", 2},
    {0xFB, "*", "*", -1},
    // "Mo\u0163", "Constan\u0163a" - "\u00DEorsteinn", "Haf\u00FE\u00F3r"
    {0xFE, "#", "oru", -2},
    {0xFE, "cfgnr", "o", -2},
    {0xFE, "*", "*", 2},
    // These bytes are symbols in Western encodings: "\u0141ukasz", "Pawe\u0142" - "\u00A33".
    {0xA3, "*", "VC", 2},
    {0xB3, "VC", "#", 1},
    {0xB3, "*", "VC", 2},
    {0xAF, "*", "VC", 1},
    {0xBF, "VC", "*", 2},  // "\u00BFQu\u00E9?" begins a word
    {0xBF, "*", "yw", 1},
    {0xBA, "*", "VC", 1},
    {0xAA, "*", "VC", 1},
    {0xB9, "VC", "*", 2},
    {0xB1, "VC", "VC", 2},
    {0xB6, "VC", "VC", 2},
    {0xB6, "VC", "#", 1},
    {0xBE, "VC", "VC", 2},
    {0xBC, "VC", "VC", 2},
    {0x9C, "*", "u", -2},  // "s\u0153ur"
    {0x9C, "*", "VC", 2},
    {0x9C, "VC", "*", 2},
    {0x8C, "*", "u", -2},
    {0x8C, "*", "VC", 2},
    {0x9D, "VC", "*", 2},
    {0x8D, "*", "VC", 2},
    {0x9F, "VC", "*", 2},
    {0x8F, "*", "VC", 2},
});

bool fits_beside(std::string_view pattern, char letter) {
  if (pattern == "*" || pattern.find(letter) != std::string_view::npos) return true;
  if (letter == word_edge || letter == '*') return false;
  return pattern.find(is_plain_vowel(letter) ? 'V' : 'C') != std::string_view::npos;
}

// Returns the code of the small letter. 0xC0-0xDF are the capitals of 0xE0-0xFF; all other bytes have their
// own rows.
constexpr unsigned char small_byte(unsigned char byte) {
  return byte >= 0xC0 && byte < 0xE0 ? static_cast<unsigned char>(byte + 0x20) : byte;
}

int vote_of(unsigned char byte, char before, char after) {
  const unsigned char small = small_byte(byte);
  const auto* const row = std::find_if(neighbours.begin(), neighbours.end(), [&](const Neighbours& one) {
    return one.byte == small && fits_beside(one.before, before) && fits_beside(one.after, after);
  });
  return row == neighbours.end() ? 0 : row->vote;
}

// Counts the evidence for each of the two encodings.
struct Choice {
  int windows = 0;
  int iso = 0;
  int czech = 0;   // letters of Czech and of related languages with "\u0161" and "\u017E"
  int polish = 0;  // letters of Polish
  int s_or_a = 0;  // 0xB9: "\u0161" in one of the encodings, "\u0105" in the other
  int z_or_l = 0;  // 0xBE: "\u017E" in one of the encodings, "\u013E" in the other

  void add(unsigned char byte, char before, char after) {
    constexpr std::string_view of_iso = "\xB1\xB6\xA1\xA6\xA9\xAE\xAC";
    constexpr std::string_view of_czech = "\xE8\xC8\xEC\xCC\xF8\xD8\xF9\xD9\xF2\xD2\xEF\xCF\xF0\xD0";
    constexpr std::string_view of_polish = "\xB3\xA3\xEA\xCA\xF1\xD1\xBF\xAF";
    const auto is_one_of = [&](std::string_view bytes) {
      return bytes.find(static_cast<char>(byte)) != std::string_view::npos;
    };
    const bool is_capital = byte < 0xB0;
    if (byte < 0xA0) ++windows;
    const bool is_iso = is_one_of(of_iso) && (!is_capital || before == word_edge);
    if (is_iso) ++iso;
    if (is_iso && (byte == 0xA9 || byte == 0xAE)) ++czech;  // "\u0160", "\u017D"
    if ((byte == 0xBB || byte == 0xAB) && before != word_edge && after != word_edge) ++iso;
    if (is_one_of(of_czech)) ++czech;
    if (is_one_of(of_polish)) ++polish;
    // "\u0161", or "\u0105", which never follows a vowel other than i.
    if (byte == 0xB9) ++(is_plain_vowel(before) && before != 'i' ? iso : s_or_a);
    if (byte == 0xBE) ++z_or_l;
  }
  Charset charset() const {
    const int of_iso = iso + (czech > polish ? s_or_a : 0) + (czech >= polish ? z_or_l : 0);
    const int of_windows = windows + (czech > polish ? 0 : s_or_a) + (czech >= polish ? 0 : z_or_l);
    return of_iso > of_windows ? Charset::latin_2 : Charset::windows_1250;
  }
};

}  // namespace

char32_t central_character(unsigned char byte, Charset charset) {
  if (charset == Charset::latin_2 && byte < 0xC0)
    return byte < 0xA0 ? char32_t{byte} : latin2_characters[byte - 0xA0U];
  return cp1250_characters[byte - 0x80U];
}

std::optional<Charset> guess_central_european(std::string_view bytes) {
  int votes = 0;
  Choice choice;
  for (std::size_t at = find_non_ascii(bytes, 0); at < bytes.size(); at = find_non_ascii(bytes, at + 1)) {
    const auto letter_at = [&](std::size_t place) {
      return place < bytes.size() ? plain_letter(static_cast<unsigned char>(bytes[place])) : word_edge;
    };
    const auto byte = static_cast<unsigned char>(bytes[at]);
    const char before = at > 0 ? letter_at(at - 1) : word_edge;
    const char after = letter_at(at + 1);
    if (before == word_edge && after == word_edge) continue;  // not part of a word
    votes += vote_of(byte, before, after);
    choice.add(byte, before, after);
    // "\u0160ari\u0107", "\u017Dagar" in ISO 8859-2: a small letter follows, but a copyright sign is followed
    // by a capital.
    const bool is_sign = byte == 0xA6 || byte == 0xA9 || byte == 0xAC || byte == 0xAE;
    const bool goes_on = at + 1 < bytes.size() && bytes[at + 1] == after;
    if (is_sign && before == word_edge && goes_on) ++votes;
  }
  if (votes <= 0) return std::nullopt;
  return choice.charset();
}

}  // namespace mt::text
