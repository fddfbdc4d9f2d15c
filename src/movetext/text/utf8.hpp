// Checks and decodes UTF-8.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::text {

// Returns the index of the first byte that is not part of a well-formed sequence (Unicode 15, table 3-7), or
// text.size() if there is none.
std::size_t first_invalid_utf8(std::string_view text);

inline bool is_utf8(std::string_view text) {
  return first_invalid_utf8(text) == text.size();
}

// One scalar value and its size in bytes. A byte of an ill-formed sequence is U+FFFD with size 1.
struct Scalar {
  char32_t value = 0;
  std::uint32_t size = 0;  // 0 only at the end of the text
};
Scalar read_scalar(std::string_view text, std::size_t at);

// Returns the three-byte character at `bytes`, for example a Chinese one, or 0 if the character has another
// size. Three bytes must be readable.
inline char32_t wide_character(const char* bytes) {
  const auto byte = [&](int i) { return static_cast<unsigned char>(bytes[i]); };
  const bool wide =
      byte(0) >> 4 == 0xE && byte(0) != 0xE0 && byte(0) != 0xED && byte(1) >> 6 == 2 && byte(2) >> 6 == 2;
  return wide ? static_cast<char32_t>((byte(0) & 0xF) << 12 | (byte(1) & 0x3F) << 6 | (byte(2) & 0x3F))
              : U'\0';
}

void append_scalar(char32_t value, std::string& out);

// Returns the number of scalar values, which is also the number of columns if the text has no wide or
// combining characters.
std::size_t count_scalars(std::string_view text);

// Folds the case of ASCII, Latin-1, Greek and Cyrillic letters (simple case folding).
char32_t fold_case(char32_t value);
// Returns whether `part` occurs in `text`, ignoring case.
bool contains_folded(std::string_view text, std::string_view part);

}  // namespace mt::text
