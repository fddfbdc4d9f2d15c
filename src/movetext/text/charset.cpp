#include "movetext/text/charset.hpp"

#include "movetext/text/central_european.hpp"
#include "movetext/text/double_byte.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/scan.hpp"
#include "movetext/text/utf8.hpp"

#include <algorithm>
#include <array>

namespace mt::text {
namespace {

// 0x80-0x9F of Windows-1252. The five unassigned bytes are control codes.
constexpr std::array<char16_t, 32> cp1252_low{0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
                                              0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x008D, 0x017D, 0x008F,
                                              0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
                                              0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178};

// 0x80-0xBF of Windows-1251; 0xC0-0xFF are U+0410-U+044F.
constexpr std::array<char16_t, 64> cp1251_low{
    0x0402, 0x0403, 0x201A, 0x0453, 0x201E, 0x2026, 0x2020, 0x2021, 0x20AC, 0x2030, 0x0409, 0x2039, 0x040A,
    0x040C, 0x040B, 0x040F, 0x0452, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x0098, 0x2122,
    0x0459, 0x203A, 0x045A, 0x045C, 0x045B, 0x045F, 0x00A0, 0x040E, 0x045E, 0x0408, 0x00A4, 0x0490, 0x00A6,
    0x00A7, 0x0401, 0x00A9, 0x0404, 0x00AB, 0x00AC, 0x00AD, 0x00AE, 0x0407, 0x00B0, 0x00B1, 0x0406, 0x0456,
    0x0491, 0x00B5, 0x00B6, 0x00B7, 0x0451, 0x2116, 0x0454, 0x00BB, 0x0458, 0x0405, 0x0455, 0x0457};

char32_t to_unicode(unsigned char byte, Charset charset) {
  if (byte < 0x80) return byte;
  if (charset == Charset::windows_1251)
    return byte >= 0xC0 ? static_cast<char32_t>(0x410 + (byte - 0xC0)) : cp1251_low[byte - 0x80U];
  if (charset == Charset::windows_1250 || charset == Charset::latin_2)
    return central_character(byte, charset);
  if (charset == Charset::windows_1252 && byte < 0xA0) return cp1252_low[byte - 0x80U];
  return byte;
}

bool is_high(char c) {
  return static_cast<unsigned char>(c) >= 0x80;
}

char32_t unit_at(std::string_view bytes, std::size_t at, Utf16 order) {
  const auto a = static_cast<unsigned char>(bytes[at]);
  const auto b = static_cast<unsigned char>(bytes[at + 1]);
  return static_cast<char32_t>(order == Utf16::big ? (a << 8) | b : (b << 8) | a);
}

// Returns the number of bytes of the UTF-8 sequence that starts with `first`.
std::size_t sequence_size(char first) {
  const auto byte = static_cast<unsigned char>(first);
  return byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
}

// Returns whether the bytes are UTF-16 text in the byte order `order`, without a byte order mark. Such text
// has no control characters, begins with two ASCII characters, and is at least a quarter ASCII.
bool begins_utf16(std::string_view bytes, Utf16 order) {
  constexpr std::size_t seen = 1024;
  bytes = bytes.substr(0, seen);
  const std::size_t units = bytes.size() / 2;
  std::size_t ascii = 0;
  for (std::size_t i = 0; i < units; ++i) {
    const char32_t unit = unit_at(bytes, 2 * i, order);
    const bool blank = unit == '\n' || unit == '\r' || unit == '\t';
    if ((unit < ' ' && !blank) || unit == 0xFFFE || unit == 0xFFFF) return false;
    ascii += unit < 0x7F ? 1 : 0;
    if (i < 2 && ascii != i + 1) return false;
  }
  return units >= 2 && 4 * ascii >= units;
}

// Returns whether UTF-8 sequences are far more frequent than other non-ASCII bytes, so that the other bytes
// must be mistakes. In other encodings, UTF-8 sequences occur only by chance.
bool is_nearly_utf8(std::string_view bytes) {
  std::size_t sequences = 0;
  std::size_t strays = 0;
  for (std::size_t at = find_non_ascii(bytes, 0); at < bytes.size(); at = find_non_ascii(bytes, at)) {
    const Scalar scalar = read_scalar(bytes, at);
    at += scalar.size;
    ++(scalar.size > 1 ? sequences : strays);
  }
  return sequences >= 2 && sequences >= 3 * strays;
}

void decode_nearly_utf8(std::string_view bytes, std::string& out, std::vector<std::uint32_t>* converted) {
  for (std::size_t at = 0; at < bytes.size();) {
    const std::size_t stray = at + first_invalid_utf8(bytes.substr(at));
    out.append(bytes, at, stray - at);
    at = stray;
    if (at == bytes.size()) break;
    if (converted != nullptr) converted->push_back(static_cast<std::uint32_t>(out.size()));
    append_scalar(to_unicode(static_cast<unsigned char>(bytes[at++]), Charset::windows_1252), out);
  }
}

}  // namespace

std::string_view name(Charset charset) {
  constexpr std::array<std::string_view, 9> names{
      "UTF-8",      "Windows-1251", "Windows-1252",
      "ISO 8859-1", "Windows-1250", "ISO 8859-2",
      "GBK",        "Big5",         "UTF-8 with some bytes of Windows-1252"};
  return names[static_cast<std::size_t>(charset)];
}

Charset guess_charset(std::string_view bytes) {
  if (is_utf8(bytes)) return Charset::utf8;
  if (is_nearly_utf8(bytes)) return Charset::nearly_utf8;
  if (const auto chinese = guess_double_byte(bytes)) return *chinese;
  std::size_t paired = 0;  // non-ASCII letters next to another non-ASCII letter
  std::size_t single = 0;  // non-ASCII letters next to an ASCII letter
  bool low_half = false;   // whether bytes from 0x80 to 0x9F occur
  // Examines a run of non-ASCII bytes together with the byte before and the byte after it.
  for (std::size_t at = find_non_ascii(bytes, 0); at < bytes.size(); at = find_non_ascii(bytes, at)) {
    auto before = static_cast<unsigned char>(at > 0 ? bytes[at - 1] : '\0');
    for (bool inside = true; inside && at < bytes.size(); ++at) {
      const char c = bytes[at];
      const auto byte = static_cast<unsigned char>(c);
      inside = is_high(c);
      low_half = low_half || (byte >= 0x80 && byte < 0xA0);
      const bool high = byte >= 0xC0;
      const bool high_before = before >= 0xC0;
      if (high && high_before) ++paired;
      if ((high && is_letter(static_cast<char>(before))) || (high_before && is_letter(c))) ++single;
      before = byte;
    }
  }
  if (paired > single) return Charset::windows_1251;
  if (const auto central = guess_central_european(bytes)) return *central;
  return low_half ? Charset::windows_1252 : Charset::latin_1;
}

void decode(std::string_view bytes, Charset charset, std::string& out,
            std::vector<std::uint32_t>* converted) {
  if (charset == Charset::utf8) {
    out += bytes;
    return;
  }
  if (charset == Charset::nearly_utf8) return decode_nearly_utf8(bytes, out, converted);
  if (is_double_byte(charset)) return decode_double_byte(bytes, charset, out);
  for (std::size_t at = 0; at < bytes.size();) {
    const std::size_t high = find_non_ascii(bytes, at);
    out.append(bytes, at, high - at);
    for (at = high; at < bytes.size() && is_high(bytes[at]); ++at)
      append_scalar(to_unicode(static_cast<unsigned char>(bytes[at]), charset), out);
  }
}

std::size_t encoded_size(std::string_view utf8, Charset charset) {
  if (charset == Charset::utf8) return utf8.size();
  return is_double_byte(charset) ? double_byte_size(utf8, charset) : count_scalars(utf8);
}

Utf16 utf16_mark(std::string_view bytes) {
  if (bytes.substr(0, 2) == "\xFF\xFE") return Utf16::little;
  return bytes.substr(0, 2) == "\xFE\xFF" ? Utf16::big : Utf16::none;
}

Utf16 guess_utf16(std::string_view first_bytes) {
  const Utf16 marked = utf16_mark(first_bytes);
  if (marked != Utf16::none) return marked;
  if (begins_utf16(first_bytes, Utf16::little)) return Utf16::little;
  return begins_utf16(first_bytes, Utf16::big) ? Utf16::big : Utf16::none;
}

std::size_t decode_utf16(std::string_view bytes, Utf16 order, std::string& out, std::u16string* replaced) {
  std::size_t at = 0;
  while (at + 2 <= bytes.size()) {
    char32_t value = unit_at(bytes, at, order);
    std::size_t size = 2;
    if (value >= 0xD800 && value < 0xDC00) {
      if (at + 4 > bytes.size()) break;
      const char32_t second = unit_at(bytes, at + 2, order);
      if (second >= 0xDC00 && second < 0xE000) {
        value = 0x10000 + ((value - 0xD800) << 10) + (second - 0xDC00);
        size = 4;
      }
    }
    const bool lone = value >= 0xD800 && value < 0xE000;
    if ((lone || value == 0xFFFD) && replaced != nullptr) *replaced += static_cast<char16_t>(value);
    append_scalar(lone ? char32_t{0xFFFD} : value, out);
    at += size;
  }
  return at;
}

std::size_t encode_utf16(std::string_view utf8, Utf16 order, std::u16string_view& replaced,
                         std::string& out) {
  const auto append_unit = [&](char32_t unit) {
    const char high = static_cast<char>(unit >> 8U);
    const char low = static_cast<char>(unit & 0xFFU);
    out += order == Utf16::big ? high : low;
    out += order == Utf16::big ? low : high;
  };
  std::size_t at = 0;
  while (at < utf8.size() && at + sequence_size(utf8[at]) <= utf8.size()) {
    const Scalar scalar = read_scalar(utf8, at);
    if (scalar.value == 0xFFFD && !replaced.empty()) {
      append_unit(replaced.front());
      replaced.remove_prefix(1);
    } else if (scalar.value >= 0x10000) {
      append_unit(0xD800 + ((scalar.value - 0x10000) >> 10U));
      append_unit(0xDC00 + ((scalar.value - 0x10000) & 0x3FFU));
    } else {
      append_unit(scalar.value);
    }
    at += scalar.size;
  }
  return at;
}

std::size_t count_replaced(std::string_view utf8, std::size_t& matched) {
  constexpr std::string_view replacement = "\uFFFD";
  std::size_t count = 0;
  for (const char c : utf8) {
    matched = c == replacement[matched] ? matched + 1 : c == replacement[0] ? 1 : 0;
    if (matched < replacement.size()) continue;
    ++count;
    matched = 0;
  }
  return count;
}

}  // namespace mt::text
