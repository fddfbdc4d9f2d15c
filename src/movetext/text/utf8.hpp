// UTF-8: validity, scalar values, and the blanks that are not ASCII.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::text {

// Index of the first byte that no well-formed sequence (Unicode 15, table 3-7) covers; text.size() if all is
// well.
std::size_t first_invalid_utf8(std::string_view text);

inline bool is_utf8(std::string_view text) {
  return first_invalid_utf8(text) == text.size();
}

// One scalar value and the bytes it takes.  An ill-formed sequence is U+FFFD of one byte.
struct Scalar {
  char32_t value = 0;
  std::uint32_t size = 0;  // 0 only at the end of the text
};
Scalar read_scalar(std::string_view text, std::size_t at);

void append_scalar(char32_t value, std::string& out);

// Number of scalar values, which is the number of columns the text takes.
std::size_t count_scalars(std::string_view text);

// Simple case folding of ASCII, Latin-1, Greek and Cyrillic letters.
char32_t fold_case(char32_t value);
// Whether `part` occurs in `text`, capitals and small letters being the same.
bool contains_folded(std::string_view text, std::string_view part);

}  // namespace mt::text
