// Finds the ends of the members of a compressed file without unpacking them, if the headers of the members
// give their size.
#pragma once
#include "movetext/archive/core/compression.hpp"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mt::archive {

// Members with more bytes than this are not held in memory as a whole.
inline constexpr std::size_t longest_member = std::size_t{8} << 20U;  // after unpacking
inline constexpr std::size_t longest_packed = longest_member / 2;

struct Member {
  enum class Found : std::uint8_t {
    whole,
    part,  // more bytes are necessary to find the end of the member
    not_told,
  };
  Found found = Found::not_told;
  std::size_t packed = 0;    // size in the file
  std::size_t unpacked = 0;  // maximum size after unpacking, unless the member is damaged
};

// Examines the member at the start of `bytes`: a Zstandard frame (RFC 8878, section 3.1), or a block of BGZF,
// which is a gzip member that contains its size (SAM/BAM format specification, section 4.1).
Member find_member(Compression compression, std::string_view bytes);

}  // namespace mt::archive
