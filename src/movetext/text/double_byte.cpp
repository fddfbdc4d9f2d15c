#include "movetext/text/double_byte.hpp"

#include "movetext/text/central_european.hpp"
#include "movetext/text/four_byte.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>
#include <array>

namespace mt::text {
namespace {

constexpr char32_t no_character = 0xFFFD;
constexpr char32_t euro_sign = 0x20AC;  // the single byte 0x80 in GBK
constexpr char32_t combining_macron = 0x0304;
constexpr char32_t combining_caron = 0x030C;

constexpr unsigned char byte_at(std::string_view bytes, std::size_t at) {
  return static_cast<unsigned char>(bytes[at]);
}
constexpr bool is_within(unsigned char byte, unsigned char first, unsigned char last) {
  return byte >= first && byte <= last;
}
constexpr bool is_second(unsigned char byte) {
  return is_within(byte, 0x40, 0x7E) || is_within(byte, 0x80, 0xFE);
}

// The user-defined areas of GBK, each with its first Unicode character (GB 18030-2005, 6.3).
struct OwnArea {
  unsigned char first, last_first;
  unsigned char second, last_second;
  char32_t character;
};
constexpr auto own_areas = std::to_array<OwnArea>({
    {0xAA, 0xAF, 0xA1, 0xFE, 0xE000},
    {0xF8, 0xFE, 0xA1, 0xFE, 0xE234},
    {0xA1, 0xA7, 0x40, 0xA0, 0xE4C6},
});

char32_t own_character(unsigned char first, unsigned char second) {
  for (const OwnArea& area : own_areas) {
    if (!is_within(first, area.first, area.last_first) || !is_within(second, area.second, area.last_second))
      continue;
    const bool has_hole = area.second < 0x7F;  // 0x7F is never a second byte
    const unsigned row = area.last_second - area.second + (has_hole ? 0U : 1U);
    const unsigned place = second - area.second - (has_hole && second > 0x7F ? 1U : 0U);
    return area.character + (first - area.first) * row + place;
  }
  return no_character;
}

char32_t gbk_character(unsigned char first, unsigned char second) {
  if (!is_within(first, 0x81, 0xFE) || !is_second(second)) return no_character;
  if (first == 0xA3 && second == 0xA0) return 0x3000;  // an ideographic space, which some programs write
  const unsigned place = second - (second > 0x7F ? 0x41U : 0x40U);
  const char32_t found = gbk_table[(first - 0x81U) * 190 + place];
  return found != no_character ? found : own_character(first, second);
}

// Returns the row of hkscs_table for a first byte, or -1 if the table has no row for it.
constexpr int hkscs_row(unsigned char first) {
  if (is_within(first, 0x87, 0xA0)) return first - 0x87;
  if (is_within(first, 0xC6, 0xC8)) return first - 0xC6 + 26;
  return is_within(first, 0xFA, 0xFE) ? first - 0xFA + 29 : -1;
}

char32_t big5_character(unsigned char first, unsigned char second) {
  const bool low = is_within(second, 0x40, 0x7E);
  if (!low && !is_within(second, 0xA1, 0xFE)) return no_character;
  const unsigned place = low ? second - 0x40U : second - 0xA1U + 63U;
  if (const int row = hkscs_row(first); row >= 0)
    return hkscs_table[static_cast<unsigned>(row) * 157 + place];
  return is_within(first, 0xA1, 0xF9) ? big5_table[(first - 0xA1U) * 157 + place] : no_character;
}

char32_t character(Charset charset, unsigned char first, unsigned char second) {
  return charset == Charset::gbk ? gbk_character(first, second) : big5_character(first, second);
}

// Four pairs of HKSCS stand for two characters each. Returns the second of these characters, which is a
// combining mark, or 0 for any other pair.
constexpr char32_t second_character(unsigned char first, unsigned char second) {
  if (first != 0x88) return 0;
  if (second == 0x62 || second == 0xA3) return combining_macron;
  return second == 0x64 || second == 0xA5 ? combining_caron : U'\0';
}

// Frequent characters of GBK are symbols, the simplified characters that GB 2312 sorts by sound, and
// traditional characters. The traditional characters are among the characters that GBK adds to GB 2312.
bool is_frequent_in_gbk(unsigned char first, unsigned char second) {
  const bool added = first < 0xA1 || second < 0xA1;
  if (added) return is_frequent_in_big5(character(Charset::gbk, first, second));
  return is_within(first, 0xA1, 0xA3) || is_within(first, 0xB0, 0xD7);
}

// Counts pairs of bytes that may be characters.
struct Pairs {
  std::size_t all = 0;       // all pairs, and non-ASCII bytes that are not part of a pair
  std::size_t own = 0;       // user-defined characters of GBK, which are no evidence for GBK
  std::size_t gbk = 0;       // frequent characters of GBK, see is_frequent_in_gbk()
  std::size_t big5 = 0;      // frequent characters of Big5: symbols, and characters with few strokes
  std::size_t own_big5 = 0;  // pairs counted in both `big5` and `own`
  std::size_t low = 0;       // bytes from 0xA1 to 0xBF, which are rare in alphabets
  std::size_t beside = 0;    // pairs that directly follow another pair
  std::size_t lettered = 0;  // pairs whose second byte is an ASCII letter

  void add_four_byte(bool is_beside) {
    ++gbk;
    low += 1;
    beside += is_beside ? 1 : 0;
  }
  void add(unsigned char first, unsigned char second, bool is_beside) {
    const bool is_own = own_character(first, second) != no_character;
    const bool in_big5 = is_within(first, 0xA1, 0xC6) && (second < 0x7F || second >= 0xA1);
    gbk += is_frequent_in_gbk(first, second) ? 1 : 0;
    big5 += in_big5 ? 1 : 0;
    own += is_own ? 1 : 0;
    own_big5 += is_own && in_big5 ? 1 : 0;
    low += is_within(first, 0xA1, 0xBF) ? 1 : 0;
    low += is_within(second, 0xA1, 0xBF) ? 1 : 0;
    beside += is_beside ? 1 : 0;
    lettered += is_letter(static_cast<char>(second)) ? 1 : 0;
  }
};

Pairs pairs_of(std::string_view bytes) {
  Pairs pairs;
  std::size_t end = 0;  // end of the last pair
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    const unsigned char first = byte_at(bytes, at);
    if (first < 0x80) continue;
    ++pairs.all;
    const bool is_beside = end == at && at > 0;
    if (four_byte_character(bytes.substr(at)) != 0) {
      pairs.add_four_byte(is_beside);
      at += 3;
      end = at + 1;
      continue;
    }
    if (first == 0x80 || at + 1 == bytes.size() || !is_second(byte_at(bytes, at + 1))) continue;
    pairs.add(first, byte_at(bytes, at + 1), is_beside);
    end = ++at + 1;
  }
  return pairs;
}

}  // namespace

std::optional<Charset> guess_double_byte(std::string_view bytes) {
  const Pairs pairs = pairs_of(bytes);
  // An accented letter before another letter looks like a pair, and so do two non-ASCII letters of an
  // alphabet. Text in an alphabet rarely meets all of these conditions.
  const auto is_text = [&](std::size_t frequent, std::size_t all) {
    return all > 0 && 4 * frequent >= 3 * all && 3 * pairs.low >= all && 2 * pairs.beside >= all;
  };
  // "\u017Di\u017Eka" in ISO 8859-2 looks like two characters of Big5.
  const bool are_words = pairs.lettered == pairs.all && guess_central_european(bytes).has_value();
  const bool big5 = is_text(pairs.big5, pairs.all) && !are_words;
  const bool gbk = is_text(pairs.gbk, pairs.all - pairs.own);
  if (!big5 && !gbk) return std::nullopt;
  // User-defined pairs of GBK are frequent characters in Big5, so the other pairs are compared first.
  const std::size_t others = pairs.big5 - pairs.own_big5;
  const bool more = others == pairs.gbk ? pairs.big5 > pairs.gbk : others > pairs.gbk;
  return big5 && (more || !gbk) ? Charset::big5 : Charset::gbk;
}

void decode_double_byte(std::string_view bytes, Charset charset, std::string& out) {
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    const unsigned char first = byte_at(bytes, at);
    if (first < 0x80) {
      out += bytes[at];
      continue;
    }
    if (const char32_t four = charset == Charset::gbk ? four_byte_character(bytes.substr(at)) : 0;
        four != 0) {
      append_scalar(four, out);
      at += 3;
      continue;
    }
    if (first == 0x80 && charset == Charset::gbk) {
      append_scalar(euro_sign, out);
      continue;
    }
    const unsigned char second = at + 1 < bytes.size() ? byte_at(bytes, at + 1) : std::uint8_t{0};
    const char32_t found = character(charset, first, second);
    append_scalar(found, out);
    if (found == no_character) {
      if (first == 0x80 || first == 0xFF || second < 0x80 || second == 0xFF) continue;
      append_scalar(no_character, out);  // also for the second byte, so that the next pair is recognised
    } else if (charset == Charset::big5 && second_character(first, second) != 0) {
      append_scalar(second_character(first, second), out);
    }
    ++at;
  }
}

namespace {

// Returns the number of bytes of the character in an encoding.
std::size_t size_of(char32_t c, Charset charset) {
  if (c < 0x80 || c == no_character) return 1;
  if (charset == Charset::big5) return c == combining_macron || c == combining_caron ? 0 : 2;
  if (c == euro_sign) return 1;
  const bool is_own = c >= 0xE000 && c < 0xE766;
  return !is_own && is_four_byte(c) ? 4 : 2;
}

}  // namespace

std::size_t double_byte_size(std::string_view utf8, Charset charset) {
  std::size_t size = 0;
  for (std::size_t at = 0; at < utf8.size();) {
    const Scalar scalar = read_scalar(utf8, at);
    size += size_of(scalar.value, charset);
    at += scalar.size;
  }
  return size;
}

}  // namespace mt::text
