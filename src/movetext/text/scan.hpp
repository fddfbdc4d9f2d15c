// Finds the next of several bytes, sixteen bytes at a time if the processor allows it.
//
//   at = find_any<'{', '}'>(text, at);          // text.size() if there is none
#pragma once
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace mt::text {

// The version without vector instructions. The vector version below must return the same for every input.
template <char... Wanted>
constexpr std::size_t find_any_scalar(std::string_view text, std::size_t from) {
  for (; from < text.size(); ++from)
    if (((text[from] == Wanted) || ...)) return from;
  return text.size();
}

// Reads 16 bytes and sets bit i if bytes[i] is one of Wanted.
template <char... Wanted>
inline std::uint32_t match_mask(const char* bytes) {
#if defined(__SSE2__)
  const __m128i block = _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes));
  __m128i hits = _mm_setzero_si128();
  ((hits = _mm_or_si128(hits, _mm_cmpeq_epi8(block, _mm_set1_epi8(Wanted)))), ...);
  return static_cast<std::uint32_t>(_mm_movemask_epi8(hits));
#else
  std::uint32_t mask = 0;
  for (unsigned i = 0; i < 16; ++i) mask |= static_cast<std::uint32_t>(((bytes[i] == Wanted) || ...)) << i;
  return mask;
#endif
}

// Returns the index of the first byte at or after `from` that is one of Wanted, or text.size() if there is
// none.
template <char... Wanted>
inline std::size_t find_any(std::string_view text, std::size_t from) {
#if defined(__SSE2__)
  for (; from + 16 <= text.size(); from += 16) {
    const std::uint32_t mask = match_mask<Wanted...>(text.data() + from);
    if (mask != 0) return from + static_cast<std::size_t>(std::countr_zero(mask));
  }
#endif
  return find_any_scalar<Wanted...>(text, from);
}

// As find_any(), but faster if the wanted bytes are far apart.
template <char... Wanted>
inline std::size_t find_far(std::string_view text, std::size_t from) {
#if defined(__SSE2__)
  const auto hits = [&](std::size_t at) {
    const __m128i block = _mm_loadu_si128(reinterpret_cast<const __m128i*>(text.data() + at));
    __m128i found = _mm_setzero_si128();
    ((found = _mm_or_si128(found, _mm_cmpeq_epi8(block, _mm_set1_epi8(Wanted)))), ...);
    return found;
  };
  for (; from + 64 <= text.size(); from += 64) {
    const __m128i first = _mm_or_si128(hits(from), hits(from + 16));
    const __m128i second = _mm_or_si128(hits(from + 32), hits(from + 48));
    if (_mm_movemask_epi8(_mm_or_si128(first, second)) != 0) break;
  }
#endif
  return find_any<Wanted...>(text, from);
}

// Reads 16 bytes and sets bit i if bytes[i] is a decimal digit.
inline std::uint32_t digit_mask(const char* bytes) {
#if defined(__SSE2__)
  const __m128i block = _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes));
  const __m128i value = _mm_sub_epi8(block, _mm_set1_epi8('0'));
  const __m128i small = _mm_cmpeq_epi8(_mm_min_epu8(value, _mm_set1_epi8(9)), value);
  return static_cast<std::uint32_t>(_mm_movemask_epi8(small));
#else
  std::uint32_t mask = 0;
  for (unsigned i = 0; i < 16; ++i)
    mask |= static_cast<std::uint32_t>(bytes[i] >= '0' && bytes[i] <= '9') << i;
  return mask;
#endif
}

// Reads 16 bytes and sets bit i if bytes[i] is an ASCII letter.
inline std::uint32_t letter_mask(const char* bytes) {
#if defined(__SSE2__)
  const __m128i block = _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes));
  const __m128i place = _mm_sub_epi8(_mm_or_si128(block, _mm_set1_epi8(0x20)), _mm_set1_epi8('a'));
  const __m128i small = _mm_cmpeq_epi8(_mm_min_epu8(place, _mm_set1_epi8(25)), place);
  return static_cast<std::uint32_t>(_mm_movemask_epi8(small));
#else
  std::uint32_t mask = 0;
  for (unsigned i = 0; i < 16; ++i) mask |= static_cast<std::uint32_t>(is_letter(bytes[i])) << i;
  return mask;
#endif
}

// Reads 16 bytes and sets bit i if bytes[i] is not visible ASCII or is one of Others.
template <char... Others>
inline std::uint32_t odd_mask(const char* bytes) {
#if defined(__SSE2__)
  const __m128i block = _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes));
  __m128i odd = _mm_cmplt_epi8(block, _mm_set1_epi8('!'));  // bytes from 0x80 to 0xFF are negative
  odd = _mm_or_si128(odd, _mm_cmpeq_epi8(block, _mm_set1_epi8(0x7F)));
  ((odd = _mm_or_si128(odd, _mm_cmpeq_epi8(block, _mm_set1_epi8(Others)))), ...);
  return static_cast<std::uint32_t>(_mm_movemask_epi8(odd));
#else
  std::uint32_t mask = 0;
  for (unsigned i = 0; i < 16; ++i) {
    const char c = bytes[i];
    mask |= static_cast<std::uint32_t>(c < '!' || c > '~' || ((c == Others) || ...)) << i;
  }
  return mask;
#endif
}

// Reads 16 bytes and sets bit i if bytes[i] is an ASCII control character or is one of Others.
template <char... Others>
inline std::uint32_t control_mask(const char* bytes) {
#if defined(__SSE2__)
  const __m128i block = _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes));
  __m128i found = _mm_cmpeq_epi8(_mm_min_epu8(block, _mm_set1_epi8(0x1F)), block);
  found = _mm_or_si128(found, _mm_cmpeq_epi8(block, _mm_set1_epi8(0x7F)));
  ((found = _mm_or_si128(found, _mm_cmpeq_epi8(block, _mm_set1_epi8(Others)))), ...);
  return static_cast<std::uint32_t>(_mm_movemask_epi8(found));
#else
  std::uint32_t mask = 0;
  for (unsigned i = 0; i < 16; ++i) {
    const char c = bytes[i];
    mask |= static_cast<std::uint32_t>((text::is_blank(c) && c != ' ') || ((c == Others) || ...)) << i;
  }
  return mask;
#endif
}

// Reads 64 bytes and sets bit i if bytes[i] is a blank (text/blank.hpp).
inline std::uint64_t blank_mask(const char* bytes) {
  std::uint64_t mask = 0;
#if defined(__SSE2__)
  for (unsigned part = 0; part < 4; ++part) {
    const __m128i block = _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes + 16 * part));
    const __m128i low = _mm_cmpeq_epi8(_mm_min_epu8(block, _mm_set1_epi8(' ')), block);
    const __m128i blank = _mm_or_si128(low, _mm_cmpeq_epi8(block, _mm_set1_epi8(0x7F)));
    mask |= static_cast<std::uint64_t>(static_cast<std::uint32_t>(_mm_movemask_epi8(blank))) << (16 * part);
  }
#else
  for (unsigned i = 0; i < 64; ++i) mask |= static_cast<std::uint64_t>(is_blank(bytes[i])) << i;
#endif
  return mask;
}

// Returns the number of consecutive set bits at the low end of a mask of 16 bits.
constexpr unsigned leading_ones(std::uint32_t mask) {
  return static_cast<unsigned>(std::countr_zero(~mask | 1U << 16));
}

// Returns the index of the first non-ASCII byte at or after `from`, or text.size() if there is none.
inline std::size_t find_non_ascii(std::string_view text, std::size_t from) {
#if defined(__SSE2__)
  const auto load = [&](std::size_t at) {
    return _mm_loadu_si128(reinterpret_cast<const __m128i*>(text.data() + at));
  };
  for (; from + 64 <= text.size(); from += 64) {
    const __m128i first = _mm_or_si128(load(from), load(from + 16));
    const __m128i second = _mm_or_si128(load(from + 32), load(from + 48));
    if (_mm_movemask_epi8(_mm_or_si128(first, second)) != 0) break;
  }
  for (; from + 16 <= text.size(); from += 16) {
    const auto mask = static_cast<std::uint32_t>(_mm_movemask_epi8(load(from)));
    if (mask != 0) return from + static_cast<std::size_t>(std::countr_zero(mask));
  }
#endif
  while (from < text.size() && static_cast<unsigned char>(text[from]) < 0x80) ++from;
  return from;
}

}  // namespace mt::text
