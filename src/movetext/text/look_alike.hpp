// Non-ASCII letters and symbols that are typed instead of ASCII ones, for example on a Cyrillic keyboard, on
// a telephone, or as full-width characters in Chinese text.
#pragma once
#include <string>
#include <string_view>

namespace mt::text {

// Returns the ASCII character for a full-width form ("\uFF2E"), for a letter of the same shape (Cyrillic
// "\u0441" is c), or for a Russian letter that names a file ("\u0446" is c). Returns '\0' for any other
// character. The Cyrillic ha means x or the file h; this function returns x.
char ascii_of(char32_t c);

// Returns the text with full-width characters replaced by ASCII ones, and wide spaces by spaces.
std::string in_ascii_width(std::string_view text);
// Returns whether the text may contain full-width characters.
constexpr bool may_be_wide(std::string_view text) {
  return text.find('\xEF') != std::string_view::npos || text.find('\xE3') != std::string_view::npos;
}

// Returns whether the character is the Cyrillic ha. Between squares it is a capture sign; before a rank it is
// the file h.
constexpr bool is_ha(char32_t c) {
  return c == 0x0445 || c == 0x0425;
}

// Returns the ASCII digit for a circled digit or a digit of another script, or '\0' for any other character.
char digit_of(char32_t c);
// Returns whether the character is a non-ASCII punctuation mark that does not occur in moves. Dashes occur in
// moves.
bool is_foreign_mark(char32_t c);

// Returns whether the character is a non-ASCII letter of an alphabet. Chinese characters are not letters
// here.
bool is_foreign_letter(char32_t c);

// Returns "the letter 'X' (U+0416) is Cyrillic" for the first foreign letter in a text, or an empty string if
// it has none.
std::string first_foreign_letter(std::string_view text);
// Returns a similar sentence for the first foreign letter, digit or mark of a text that also contains ASCII
// characters. Returns an empty string for any other text.
std::string foreign_sign_in(std::string_view text);
// Returns a character with its code: "'X' (U+0416)".
std::string quoted_sign(char32_t c);

}  // namespace mt::text
