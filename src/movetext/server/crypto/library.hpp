// Prepares the library of cryptography that this room uses.
#pragma once

namespace mt::server::crypto {

// Prepares the library at the first call; later calls do nothing.  Throws std::runtime_error if the system
// has no source of randomness.
void need_crypto();

}  // namespace mt::server::crypto
