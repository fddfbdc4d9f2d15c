// Computes a digest: the first half of SHA-512 (FIPS 180-4, section 6.4). Different texts have different
// digests, even if an attacker searches for two texts with the same digest. It is faster than SHA-256.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

namespace mt::archive {

std::array<std::uint8_t, 32> digest_of(std::string_view bytes);

}  // namespace mt::archive
