#include "movetext/server/crypto/secret.hpp"

#include <sodium.h>
#include <utility>

namespace mt::server::crypto {
void wipe(std::string& bytes) {
  bytes.resize(bytes.capacity());
  sodium_memzero(bytes.data(), bytes.size());
  bytes.clear();
}

Secret::Secret(std::string&& bytes) : bytes_(bytes) {
  wipe(bytes);  // a short string is stored in the object itself: a move would leave its bytes in `bytes`
}

Secret::Secret(Secret&& from) noexcept : bytes_(std::move(from.bytes_)) {
  wipe(from.bytes_);
}

Secret& Secret::operator=(Secret&& from) noexcept {
  if (this == &from) return *this;
  wipe(bytes_);
  bytes_ = std::move(from.bytes_);
  wipe(from.bytes_);
  return *this;
}

Secret::~Secret() {
  wipe(bytes_);
}

}  // namespace mt::server::crypto
