// Blanks in movetext: ASCII blanks, Unicode blanks, and invisible characters.
#pragma once
#include "movetext/text/blank.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mt::text {

// Returns whether the byte is visible ASCII. Nearly all bytes that are tested for blanks are visible ASCII.
constexpr bool is_visible(char c) {
  return c > ' ' && c < '\x7F';
}

// Returns whether the character is a non-ASCII blank (Unicode 15: White_Space), of any width.
constexpr bool is_wide_blank(char32_t c) {
  if (c < 0x2000) return c == 0x0085 || c == 0x00A0 || c == 0x1680;
  return c <= 0x200A || c == 0x2028 || c == 0x2029 || c == 0x202F || c == 0x205F || c == 0x3000;
}

// Returns whether the character is invisible: soft hyphens, joiners, direction marks, and variation selectors
// (Unicode 15: Default_Ignorable_Code_Point), and the braille cell without dots.
constexpr bool is_invisible(char32_t c) {
  if (c < 0x115F) return c == 0x00AD || c == 0x034F || c == 0x061C;
  if (c < 0x200B) return c <= 0x1160 || c == 0x17B4 || c == 0x17B5 || (c >= 0x180B && c <= 0x180F);
  if (c < 0x2800) return c <= 0x200F || (c >= 0x202A && c <= 0x202E) || (c >= 0x2060 && c <= 0x206F);
  if (c < 0x10000)
    return c == 0x2800 || c == 0x3164 || (c >= 0xFE00 && c <= 0xFE0F) || c == 0xFEFF || c == 0xFFA0 ||
           (c >= 0xFFF0 && c <= 0xFFF8);
  return (c >= 0x1BCA0 && c <= 0x1BCA3) || (c >= 0x1D173 && c <= 0x1D17A) || (c >= 0xE0000 && c <= 0xE0FFF);
}

// Does the work of wide_blank_size() for non-ASCII bytes.
std::size_t any_blank_size(std::string_view text, std::size_t at);
// Returns the size in bytes of the non-ASCII blank or invisible character at `at`, or 0 if there is none
// there.
inline std::size_t wide_blank_size(std::string_view text, std::size_t at) {
  const bool is_ascii = at >= text.size() || static_cast<unsigned char>(text[at]) < 0x80;
  return is_ascii ? 0 : any_blank_size(text, at);
}
// Returns the size in bytes of the non-ASCII blank or invisible character that ends at `end`, or 0 if there
// is none.
std::size_t wide_blank_before(std::string_view text, std::size_t end);

// Does the rare part of the work of skip_wide_blanks().
std::size_t skip_all_blanks(std::string_view text, std::size_t at);

// Returns the index of the first byte at or after `at` that does not belong to a blank, or text.size().
inline std::size_t skip_wide_blanks(std::string_view text, std::size_t at) {
  if (at < text.size() && is_visible(text[at])) return at;
  if (at + 1 < text.size() && is_blank(text[at]) && is_visible(text[at + 1])) return at + 1;
  return skip_all_blanks(text, at);
}

// Does the rare part of the work of trim_wide().
std::string_view trim_all_blanks(std::string_view text);

// Returns the text without blanks of any kind at both ends.
inline std::string_view trim_wide(std::string_view text) {
  if (text.empty() || (is_visible(text.front()) && is_visible(text.back()))) return text;
  return trim_all_blanks(text);
}

// How an invisible character between two visible ones is read: as a blank between two words, or as nothing
// inside a word.
enum class Unseen : std::uint8_t { blank, nothing };

}  // namespace mt::text
