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
  nearly_utf8,  // UTF-8 in which bytes outside any sequence are Windows-1252 characters
};

// Returns "UTF-8", "Windows-1251", ...
std::string_view name(Charset charset);

// Returns the most likely encoding of these bytes. Well-formed UTF-8 is UTF-8, and if there are far more
// UTF-8 sequences than bytes outside them, it is nearly UTF-8. Otherwise, Chinese is recognised by its
// double-byte characters (double_byte.hpp); adjacent non-ASCII letters indicate Windows-1251 (Cyrillic
// words); single ones among ASCII letters indicate a Central European encoding (central_european.hpp) or a
// Western one: Windows-1252 if a byte in 0x80-0x9F occurs, else ISO 8859-1.
Charset guess_charset(std::string_view bytes);

// Appends the text in UTF-8. Every byte of a one-byte encoding becomes exactly one scalar value, so the
// scalar with index i comes from byte i of the original; encoded_size() counts for all encodings but one.
// `converted`: for nearly UTF-8, receives the places in `out` of the characters that were single bytes.
void decode(std::string_view bytes, Charset charset, std::string& out,
            std::vector<std::uint32_t>* converted = nullptr);

// Returns the number of bytes from which decode() made a text. Not for nearly UTF-8.
std::size_t encoded_size(std::string_view utf8, Charset charset);

// The byte order of a UTF-16 stream, from the mark in its first two bytes.
enum class Utf16 : std::uint8_t { none, little, big };
Utf16 utf16_mark(std::string_view bytes);
// Returns the byte order of a text, even without a mark, from more of its first bytes: it must start with two
// ASCII characters, and every other byte of many more must be zero.
Utf16 guess_utf16(std::string_view first_bytes);

// Appends the whole code units of `bytes` in UTF-8 and returns the number of bytes used: up to three are left
// over when a unit or a surrogate pair is incomplete. A lone surrogate becomes U+FFFD. `replaced` receives
// the original unit of each U+FFFD, which may be U+FFFD itself.
std::size_t decode_utf16(std::string_view bytes, Utf16 order, std::string& out,
                         std::u16string* replaced = nullptr);
// Appends the whole characters of `utf8` as UTF-16 and returns the number of bytes used. For each U+FFFD it
// takes the next unit from `replaced`, if there is one.
std::size_t encode_utf16(std::string_view utf8, Utf16 order, std::u16string_view& replaced, std::string& out);
// Counts the U+FFFD that end in `utf8`. `matched`: the number of bytes of an incomplete one, at the end of
// the previous text and, on return, at the end of this one.
std::size_t count_replaced(std::string_view utf8, std::size_t& matched);

// The encoding of the output.
enum class OutputEncoding : std::uint8_t { utf8, latin_1, ascii };

// The spelling of a letter that the encoding does not have: without its marks (Mu for Mü), or the German way
// (Mue).
enum class Spelling : std::uint8_t { plain, german };

// Appends `utf8` in that encoding. Letters that the encoding does not have are replaced by the nearest ones
// (Cyrillic and Greek letter by letter, without accents), all other characters by "?". Returns the number of
// scalar values that were replaced by other text.
std::size_t encode(std::string_view utf8, OutputEncoding encoding, std::string& out,
                   Spelling spelling = Spelling::plain);

}  // namespace mt::text
