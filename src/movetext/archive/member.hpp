// Finds the ends of the members of a compressed file without unpacking them, where their headers tell.
#pragma once
#include "movetext/archive/core/compression.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mt::archive {

// A longer member is not held as a whole.
inline constexpr std::size_t longest_member = std::size_t{8} << 20U;  // unpacked
inline constexpr std::size_t longest_packed = longest_member / 2;

struct Member {
  enum class Found : std::uint8_t {
    whole,
    part,  // more bytes may show where it ends
    not_told,
  };
  Found found = Found::not_told;
  std::size_t packed = 0;    // bytes of it
  std::size_t unpacked = 0;  // at most so many bytes come out, or it is damaged
};

// Looks at the member at the start of `bytes`: a frame of Zstandard (RFC 8878, section 3.1), or a block of
// BGZF, which is a member of gzip that tells its size (SAM/BAM format specification, section 4.1).
Member find_member(Compression compression, std::string_view bytes);

}  // namespace mt::archive
