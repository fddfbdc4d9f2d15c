#include "movetext/text/lines.hpp"

#include "movetext/text/scan.hpp"

#include <algorithm>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace mt::text {
namespace {

// Counts the line ends in the bytes of [from, to): each LF, and each CR without an LF after it.
std::uint64_t count_plainly(std::string_view text, std::size_t from, std::size_t to) {
  std::uint64_t total = 0;
  for (std::size_t i = from; i < to; ++i) {
    const bool lone = text[i] == '\r' && (i + 1 == text.size() || text[i + 1] != '\n');
    total += text[i] == '\n' || lone ? 1U : 0U;
  }
  return total;
}

}  // namespace

#ifdef __SSE2__
namespace {

// Counts line ends in sixteen one-byte counters. A round adds at most four to each counter, and the counters
// are summed before one of them can overflow. `with_returns`: also counts CR, which most files do not have.
template <bool with_returns>
std::uint64_t count_blocks(std::string_view text) {
  constexpr std::size_t width = 64;
  constexpr std::size_t most_rounds = 255 / 4;
  const __m128i feed = _mm_set1_epi8('\n');
  const __m128i carriage_return = _mm_set1_epi8('\r');
  const auto load = [&](std::size_t at) {
    return _mm_loadu_si128(reinterpret_cast<const __m128i*>(text.data() + at));
  };
  const auto ends_at = [&](std::size_t at) {  // each byte is -1 at a line end, else 0
    const __m128i bytes = load(at);
    const __m128i ends = _mm_cmpeq_epi8(bytes, feed);
    if constexpr (!with_returns) return ends;
    const __m128i before_feed = _mm_cmpeq_epi8(load(at + 1), feed);
    return _mm_or_si128(ends, _mm_andnot_si128(before_feed, _mm_cmpeq_epi8(bytes, carriage_return)));
  };
  std::uint64_t total = 0;
  std::size_t at = 0;
  while (at + width < text.size()) {  // the loop also reads the byte after a block
    const std::size_t rounds = std::min((text.size() - at - 1) / width, most_rounds);
    __m128i counters = _mm_setzero_si128();
    for (std::size_t i = 0; i < rounds; ++i, at += width) {
      const __m128i first = _mm_add_epi8(ends_at(at), ends_at(at + 16));
      const __m128i second = _mm_add_epi8(ends_at(at + 32), ends_at(at + 48));
      counters = _mm_sub_epi8(counters, _mm_add_epi8(first, second));
    }
    const __m128i sums = _mm_sad_epu8(counters, _mm_setzero_si128());
    total += static_cast<std::uint64_t>(_mm_cvtsi128_si64(sums));
    total += static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm_unpackhi_epi64(sums, sums)));
  }
  return total + count_plainly(text, at, text.size());
}

}  // namespace

std::uint64_t count_line_ends(std::string_view text) {
  return text.find('\r') == std::string_view::npos ? count_blocks<false>(text) : count_blocks<true>(text);
}
#else
std::uint64_t count_line_ends(std::string_view text) {
  return count_plainly(text, 0, text.size());
}
#endif

Line line_at(std::string_view text, std::size_t at) {
  const std::size_t end = find_any<'\n', '\r'>(text, at);
  std::size_t next = std::min(end + 1, text.size());
  if (end + 1 < text.size() && text[end] == '\r' && text[end + 1] == '\n') ++next;
  return {at, end, next};
}

}  // namespace mt::text
