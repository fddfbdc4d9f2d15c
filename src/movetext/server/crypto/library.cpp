#include "movetext/server/crypto/library.hpp"

#include <sodium.h>
#include <stdexcept>

namespace mt::server::crypto {

void need_crypto() {
  if (sodium_init() < 0)
    throw std::runtime_error(
        "the cryptographic library cannot start, because the system has no source of randomness");
}

}  // namespace mt::server::crypto
