// Computes the digest of FIPS 180-4, section 6.2: texts that differ have different digests, even if somebody
// tries to make them alike.
#pragma once
#include <array>
#include <cstdint>
#include <string_view>

namespace mt::archive {

std::array<std::uint8_t, 32> sha256(std::string_view bytes);

}  // namespace mt::archive
