// Computes the first half of the digest of FIPS 180-4, section 6.4 (SHA-512). Different texts have different
// digests, even if an attacker tries to find equal ones. It is faster than SHA-256.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

namespace mt::archive {

std::array<std::uint8_t, 32> digest_of(std::string_view bytes);

}  // namespace mt::archive
