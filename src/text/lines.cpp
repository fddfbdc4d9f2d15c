#include "movetext/text/lines.hpp"

#include <algorithm>
#include <cstring>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace mt::text {
namespace {

#ifdef __SSE2__
// Sixteen counters of one byte each, added up before one of them can overflow.
std::uint64_t count(std::string_view text, char wanted) {
  constexpr std::size_t width = 16;
  constexpr std::size_t most_rounds = 255;
  const __m128i pattern = _mm_set1_epi8(wanted);
  std::uint64_t total = 0;
  while (text.size() >= width) {
    const std::size_t rounds = std::min(text.size() / width, most_rounds);
    __m128i counters = _mm_setzero_si128();
    for (std::size_t i = 0; i < rounds; ++i) {
      const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(text.data() + i * width));
      counters = _mm_sub_epi8(counters, _mm_cmpeq_epi8(bytes, pattern));
    }
    const __m128i sums = _mm_sad_epu8(counters, _mm_setzero_si128());
    total += static_cast<std::uint64_t>(_mm_cvtsi128_si64(sums));
    total += static_cast<std::uint64_t>(_mm_cvtsi128_si64(_mm_unpackhi_epi64(sums, sums)));
    text.remove_prefix(rounds * width);
  }
  return total + static_cast<std::uint64_t>(std::count(text.begin(), text.end(), wanted));
}
#else
std::uint64_t count(std::string_view text, char wanted) {
  return static_cast<std::uint64_t>(std::count(text.begin(), text.end(), wanted));
}
#endif

}  // namespace

std::uint64_t count_line_ends(std::string_view text) {
  const std::uint64_t feeds = count(text, '\n');
  if (text.empty() || std::memchr(text.data(), '\r', text.size()) == nullptr) return feeds;
  std::uint64_t lone = 0;
  for (std::size_t i = 0; i < text.size(); ++i)
    lone += text[i] == '\r' && (i + 1 == text.size() || text[i + 1] != '\n') ? 1U : 0U;
  return feeds + lone;
}

}  // namespace mt::text
