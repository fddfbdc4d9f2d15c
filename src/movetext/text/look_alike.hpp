// Letters and signs outside ASCII that are typed for those of ASCII: by a keyboard of another alphabet, by a
// telephone, or in the full width of Chinese text.
#pragma once
#include <string>
#include <string_view>

namespace mt::text {

// Returns the sign of ASCII that the character stands for: of full width ("\uFF2E"), a letter with the same
// shape (Cyrillic "\u0441" for c), or the letter by which Russian players name a file ("\u0446" for c); '\0':
// none. The Cyrillic ha is both x and the file h; here it is x.
char ascii_of(char32_t c);

// Returns the text with signs of ASCII for those of full width, and a space for the wide one.
std::string in_ascii_width(std::string_view text);
// Returns whether the text may have such signs.
constexpr bool may_be_wide(std::string_view text) {
  return text.find('\xEF') != std::string_view::npos || text.find('\xE3') != std::string_view::npos;
}

// The letter that is the sign of a capture between squares, and a file before a rank.
constexpr bool is_ha(char32_t c) {
  return c == 0x0445 || c == 0x0425;
}

// Returns the digit of ASCII for a digit of another script, or one in a circle; '\0': none.
char digit_of(char32_t c);
// Returns whether the character is a mark of punctuation outside ASCII that no move has; dashes are in moves.
bool is_foreign_mark(char32_t c);

// Returns whether the character is a letter of an alphabet, but none of ASCII; those of Chinese are none.
bool is_foreign_letter(char32_t c);

// Returns "the letter 'X' (U+0416) is Cyrillic" of the first foreign letter in the text; empty: there is
// none.
std::string first_foreign_letter(std::string_view text);
// Returns the same of the first letter, digit or mark, in a text that has signs of ASCII, too; empty for any
// other.
std::string foreign_sign_in(std::string_view text);
// Returns "'X' (U+0416)".
std::string quoted_sign(char32_t c);

}  // namespace mt::text
