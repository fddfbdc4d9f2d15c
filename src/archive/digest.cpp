#include "movetext/archive/digest.hpp"

#include <openssl/evp.h>

namespace mt::archive {

std::optional<std::array<std::uint8_t, 32>> sha256(std::string_view bytes) {
  std::array<std::uint8_t, 32> digest{};
  const bool made =
      EVP_Digest(bytes.data(), bytes.size(), digest.data(), nullptr, EVP_sha256(), nullptr) == 1;
  return made ? std::optional(digest) : std::nullopt;
}

}  // namespace mt::archive
