// The encodings that game archives come in, and their way to UTF-8 and back.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::text {

enum class Charset : std::uint8_t { utf8, windows_1251, windows_1252, latin_1 };

// "UTF-8", "Windows-1251", ...
std::string_view name(Charset charset);

// The encoding that these bytes are most likely in.  Well-formed UTF-8 is UTF-8.  Otherwise letters outside
// ASCII that stand beside each other speak for Windows-1251 (Cyrillic words), single ones among ASCII
// letters for a Western encoding: Windows-1252 if a byte in 0x80-0x9F occurs, else ISO 8859-1.
Charset guess_charset(std::string_view bytes);

// Appends the text in UTF-8.  Every byte of a one-byte encoding becomes exactly one scalar value, so the
// scalar with index i stands at byte i of the original.
void decode(std::string_view bytes, Charset charset, std::string& out);

// Byte order of a UTF-16 stream by its first two bytes.
enum class Utf16 : std::uint8_t { none, little, big };
Utf16 utf16_mark(std::string_view bytes);
// The same of a text without a mark too, by more of its first bytes: it begins with two ASCII characters, and
// every other byte of many more is zero as well.
Utf16 guess_utf16(std::string_view first_bytes);

// Appends in UTF-8 the whole code units of `bytes` and gives the number of bytes used: up to three are left
// when a unit or a surrogate pair is not complete yet.  A lone surrogate becomes U+FFFD.  `replaced`: takes
// the unit that each U+FFFD stands for, which may be U+FFFD itself.
std::size_t decode_utf16(std::string_view bytes, Utf16 order, std::string& out,
                         std::u16string* replaced = nullptr);
// The other way: appends the whole characters of `utf8` and gives the number of bytes used; for each U+FFFD
// it takes the next unit off `replaced`, as long as there is one.
std::size_t encode_utf16(std::string_view utf8, Utf16 order, std::u16string_view& replaced, std::string& out);
// How many U+FFFD end in `utf8`.  `matched`: so many bytes of one have gone before, and follow at its end.
std::size_t count_replaced(std::string_view utf8, std::size_t& matched);

// What the writer is asked for.
enum class OutputEncoding : std::uint8_t { utf8, latin_1, ascii };

// How a letter that the encoding does not have is spelled: without its marks (Mu for Mü), or as German
// does it (Mue).
enum class Spelling : std::uint8_t { plain, german };

// Appends `utf8` in that encoding.  Letters that it does not have are written as the nearest that it has
// (Cyrillic and Greek letter by letter, accents dropped), everything else as "?".  Gives the number of
// scalar values that were replaced by other text.
std::size_t encode(std::string_view utf8, OutputEncoding encoding, std::string& out,
                   Spelling spelling = Spelling::plain);

}  // namespace mt::text
