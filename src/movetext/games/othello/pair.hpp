// Holds two sets of 64 squares. On processors with 128-bit registers, each operation applies to both sets at
// once.
#pragma once
#include "movetext/base/square_set.hpp"

#include <cstdint>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace mt::othello {

// Without such registers, the compiler uses two words.
using Pair [[gnu::vector_size(16)]] = std::uint64_t;

// Counts the squares in all added sets, and how many of the sets are empty.
class PairCounter {
 public:
  [[gnu::always_inline]] void add(Pair sets) {
#if defined(__SSE2__)
    sets -= (sets >> 1) & 0x5555'5555'5555'5555;
    sets = (sets & 0x3333'3333'3333'3333) + ((sets >> 2) & 0x3333'3333'3333'3333);
    sets = (sets + (sets >> 4)) & 0x0F0F'0F0F'0F0F'0F0F;
    const __m128i none = _mm_setzero_si128();
    const __m128i counts = _mm_sad_epu8(reinterpret_cast<__m128i>(sets), none);
    members_ += reinterpret_cast<Pair>(counts);
    // The upper half of a count is always zero, so only the lower half shows whether the set is empty.
    empty_ = _mm_sub_epi32(empty_, _mm_cmpeq_epi32(counts, none));
#else
    for (int i = 0; i < 2; ++i) {
      members_[i] += static_cast<Set64>(count(sets[i]));
      empty_[i] += sets[i] == 0 ? 1 : 0;
    }
#endif
  }
  std::uint64_t members() const {
    return members_[0] + members_[1];
  }
  std::uint64_t empty() const {
#if defined(__SSE2__)
    const Pair words = reinterpret_cast<Pair>(empty_);
    return (words[0] & 0xFFFF'FFFF) + (words[1] & 0xFFFF'FFFF);
#else
    return empty_[0] + empty_[1];
#endif
  }

 private:
  Pair members_{};
#if defined(__SSE2__)
  __m128i empty_ = _mm_setzero_si128();
#else
  Pair empty_{};
#endif
};

}  // namespace mt::othello
