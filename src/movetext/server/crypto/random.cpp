#include "movetext/server/crypto/random.hpp"

#include "movetext/server/crypto/base32.hpp"
#include "movetext/server/crypto/library.hpp"

#include <sodium.h>

namespace mt::server::crypto {

std::string random_bytes(std::size_t count) {
  need_crypto();
  std::string bytes(count, '\0');
  randombytes_buf(bytes.data(), bytes.size());
  return bytes;
}

std::uint32_t random_below(std::uint32_t bound) {
  need_crypto();
  return randombytes_uniform(bound);
}

std::string random_code() {
  return base32(random_bytes(16));
}

}  // namespace mt::server::crypto
