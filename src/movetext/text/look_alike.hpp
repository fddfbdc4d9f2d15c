// Non-ASCII letters and symbols that are typed instead of ASCII ones: on a keyboard of another alphabet, on a
// telephone, or in the full width of Chinese text.
#pragma once
#include <string>
#include <string_view>

namespace mt::text {

// Returns the ASCII character for a full-width form ("\uFF2E"), a letter of the same shape (Cyrillic "\u0441"
// for c), or the letter by which Russian players name a file ("\u0446" for c), or '\0' if there is none. The
// Cyrillic ha is both x and the file h; here it is x.
char ascii_of(char32_t c);

// Returns the text with full-width characters replaced by ASCII, and the wide space by a space.
std::string in_ascii_width(std::string_view text);
// Returns whether the text may contain full-width characters.
constexpr bool may_be_wide(std::string_view text) {
  return text.find('\xEF') != std::string_view::npos || text.find('\xE3') != std::string_view::npos;
}

// Returns whether the character is the Cyrillic ha, which is a capture sign between squares and a file before
// a rank.
constexpr bool is_ha(char32_t c) {
  return c == 0x0445 || c == 0x0425;
}

// Returns the ASCII digit for a digit of another script or a circled digit, or '\0' if there is none.
char digit_of(char32_t c);
// Returns whether the character is a non-ASCII punctuation mark that does not occur in moves; dashes do.
bool is_foreign_mark(char32_t c);

// Returns whether the character is a non-ASCII letter of an alphabet; Chinese characters do not count.
bool is_foreign_letter(char32_t c);

// Returns "the letter 'X' (U+0416) is Cyrillic" for the first foreign letter in the text, or an empty string
// if there is none.
std::string first_foreign_letter(std::string_view text);
// As above for the first foreign letter, digit or mark, in a text that also contains ASCII characters; empty
// for any other text.
std::string foreign_sign_in(std::string_view text);
// Returns "'X' (U+0416)".
std::string quoted_sign(char32_t c);

}  // namespace mt::text
