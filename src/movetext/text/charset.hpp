// The encodings of game archives, and conversion to and from UTF-8.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace mt::text {

enum class Charset : std::uint8_t {
  utf8,
  windows_1251,
  windows_1252,
  latin_1,
  windows_1250,
  latin_2,
  gbk,
  big5,
  nearly_utf8,  // UTF-8, except that bytes outside UTF-8 sequences are Windows-1252 characters
};

// Returns "UTF-8", "Windows-1251", ...
std::string_view name(Charset charset);

// Returns the most likely encoding of the bytes:
// - UTF-8 if they are well-formed UTF-8;
// - nearly UTF-8 if UTF-8 sequences are far more frequent than bytes outside them;
// - GBK or Big5 if double-byte characters indicate Chinese (double_byte.hpp);
// - Windows-1251 if non-ASCII letters are adjacent, as in Cyrillic words;
// - a Central European encoding if single non-ASCII letters occur in words of its languages
//   (central_european.hpp);
// - Windows-1252 if a byte in 0x80-0x9F occurs;
// - ISO 8859-1 otherwise.
Charset guess_charset(std::string_view bytes);

// Appends the text in UTF-8. Each byte of a one-byte encoding becomes exactly one scalar value, so scalar i
// comes from byte i of the original. `converted` is for nearly UTF-8: it receives the offsets in `out` of the
// characters that were single bytes.
void decode(std::string_view bytes, Charset charset, std::string& out,
            std::vector<std::uint32_t>* converted = nullptr);

// Returns the number of bytes from which decode() made a text. Not available for nearly UTF-8.
std::size_t encoded_size(std::string_view utf8, Charset charset);

// The byte order of UTF-16, given by the byte order mark in its first two bytes.
enum class Utf16 : std::uint8_t { none, little, big };
Utf16 utf16_mark(std::string_view bytes);
// Returns the byte order of a text, even without a mark. Without a mark, the text must begin with two ASCII
// characters, and at least a quarter of `first_bytes` must be ASCII characters.
Utf16 guess_utf16(std::string_view first_bytes);

// Appends the complete characters of `bytes` in UTF-8 and returns the number of bytes used. Up to three bytes
// of an incomplete unit or surrogate pair remain. A lone surrogate becomes U+FFFD. `replaced` receives the
// original unit of each U+FFFD (which may be U+FFFD).
std::size_t decode_utf16(std::string_view bytes, Utf16 order, std::string& out,
                         std::u16string* replaced = nullptr);
// Appends the complete characters of `utf8` as UTF-16 and returns the number of bytes used. Each U+FFFD is
// replaced by the next unit of `replaced`, as long as there is one.
std::size_t encode_utf16(std::string_view utf8, Utf16 order, std::u16string_view& replaced, std::string& out);
// Counts the U+FFFD that end in `utf8`, which may begin or end inside a character. On entry, `matched` must
// be the number of bytes of an incomplete U+FFFD at the end of the previous text. On return, it is the number
// of such bytes at the end of this text.
std::size_t count_replaced(std::string_view utf8, std::size_t& matched);

// The encoding of the output.
enum class OutputEncoding : std::uint8_t { utf8, latin_1, ascii };

// How a letter that is missing in the encoding is spelled: without its marks (Mu for Mü), or as in
// German (Mue).
enum class Spelling : std::uint8_t { plain, german };

// Appends `utf8` in an encoding. Missing letters are replaced by the nearest ones (Cyrillic and Greek letter
// by letter, without accents), other missing characters by "?". Returns the number of replaced scalar values.
std::size_t encode(std::string_view utf8, OutputEncoding encoding, std::string& out,
                   Spelling spelling = Spelling::plain);

}  // namespace mt::text
