// Reads the text in the cells of a .mat file word by word.
#pragma once
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/runs.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace mt::mat {

using text::letters_end;

#if defined(__SSE2__)
// Returns a number in which bit i is set if bytes[i] is a blank; reads 16 bytes.
inline std::uint32_t blanks_of_16(const char* bytes) {
  const __m128i block = _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes));
  const __m128i low = _mm_cmpeq_epi8(_mm_min_epu8(block, _mm_set1_epi8(' ')), block);
  const __m128i blank = _mm_or_si128(low, _mm_cmpeq_epi8(block, _mm_set1_epi8(0x7F)));
  return static_cast<std::uint32_t>(_mm_movemask_epi8(blank));
}
#endif

// Returns the index of the first blank from `at` on, or `end` if there is none before `end`.
inline std::size_t word_end(std::string_view text, std::size_t at, std::size_t end) {
#if defined(__SSE2__)
  for (; at < end && text.size() - at >= 16; at += 16)
    if (const std::uint32_t blanks = blanks_of_16(text.data() + at); blanks != 0)
      return std::min(at + static_cast<std::size_t>(std::countr_zero(blanks)), end);
  at = std::min(at, end);
#endif
  return text::word_end(text, at, end);
}

// Returns the index of the first character from `at` on that is not a blank, or `end`. There are many blanks
// between two columns, so 16 bytes are examined at once.
inline std::size_t skip_blanks(std::string_view text, std::size_t at, std::size_t end) {
#if defined(__SSE2__)
  for (; at < end && text.size() - at >= 16; at += 16)
    if (const std::uint32_t words = blanks_of_16(text.data() + at) ^ 0xFFFFU; words != 0)
      return std::min(at + static_cast<std::size_t>(std::countr_zero(words)), end);
  at = std::min(at, end);
#endif
  return text::skip_blanks(text, at, end);
}

inline bool is_roll(std::string_view text, std::size_t at, std::size_t end) {
  return end - at >= 3 && text::is_digit(text[at]) && text::is_digit(text[at + 1]) && text[at + 2] == ':';
}

inline bool is_question(std::string_view text, std::size_t at, std::size_t end) {
  const std::size_t word = word_end(text, at, end);
  return word - at >= 2 && text.substr(at, word - at).find_first_not_of('?') == std::string_view::npos;
}

inline bool is_word(std::string_view text, std::size_t at, std::size_t end, std::string_view word) {
  if (at >= end || !text::is_letter(text[at])) return false;
  const std::size_t letters = letters_end(text, at, end);
  return text::same_in_any_case(text.substr(at, letters - at), word);
}

// Returns whether blanks are wide enough to separate two cells.
inline bool is_gap(std::string_view blanks) {
  return blanks.size() > 2 || blanks.find('\t') != std::string_view::npos;
}

}  // namespace mt::mat
